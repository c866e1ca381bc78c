import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import type { PictureFolder } from '#server/pictures/photos/uploads.ts'

/** Dependencies of practice pages. */
export interface PracticeDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly messages: Messages
  readonly shopName: string
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
  readonly pictures: PictureFolder
}
