export type { MailBlock, MailLine, MailSum } from '../database/mail-blocks.ts'
