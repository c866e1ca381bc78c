export type { MailAttachment, MailBlock, MailLine, MailSum } from '../database/mail-blocks.ts'
