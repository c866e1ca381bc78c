import { type Kysely, sql } from 'kysely'

/**
 * Photos of products. `photo` names the files that were made of what stands at the address (32 hex digits over its bytes;
 * null where it could not be had); they lie in the folder of uploads. `file_mark` tells whether a file, where the address is
 * a path, is still the one the photo was made of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_image
      add column photo text collate "C" check (photo ~ '^[0-9a-f]{32}$'),
      add column file_mark text;
  `.execute(db)
}
