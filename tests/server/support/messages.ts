import { loadMessages } from '#server/texts/messages.ts'

export const messages = loadMessages('public/locales')
