import { sql } from 'kysely'

import type { Database } from '#server/database/index.ts'

/** A foreign key, of as many columns on both sides. */
interface Reference {
  readonly table: string
  readonly columns: string
  readonly to: string
  readonly keys: string
}

/** For each table from which references lead to an account: the condition for the rows of the account `wanted`. */
function belonging(references: readonly Reference[]): ReadonlyMap<string, string> {
  const nearest = new Map([['account', 'user_id = wanted']])
  const conditionOf = (table: string, known: ReadonlyMap<string, string>): string =>
    references
      .filter((reference) => reference.table === table && known.has(reference.to))
      .map(({ columns, to, keys }) => `(${columns}) in (select ${keys} from ${to} where ${known.get(to)})`)
      .join(' or ')
  for (let known = 0; known < nearest.size;) {
    known = nearest.size
    const before = new Map(nearest)
    for (const { table, to } of references)
      if (before.has(to) && !before.has(table)) nearest.set(table, conditionOf(table, before))
  }
  return new Map([...nearest].map(([table, condition]) => [table, conditionOf(table, nearest) || condition]))
}

/**
 * Resolves with what tells all that stands of a user in the database, in whatever table. It is a function of the database,
 * which plans its questions once for each connection.
 */
export async function storedOf({ db }: Database): Promise<(userId: number) => Promise<string>> {
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as "to",
      (select string_agg(attname, ', ' order by place) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      (select string_agg(attname, ', ' order by place) from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as keys
    from pg_constraint where contype = 'f'`.execute(db)
  const invited = 'email = (select email from account where user_id = wanted)'
  const parts = [...belonging(references), ['invitation', invited] as const].map(
    ([table, condition]) => `(select json_agg(row order by row::text) from ${table} as row where ${condition})`,
  )
  await sql`
    create function stored_of(wanted integer) returns text language plpgsql as $$
      begin return (select json_build_array(${sql.raw(parts.join(', '))})::text); end
    $$`.execute(db)
  return async (id) => {
    const { rows } = await sql<{ stored: string }>`select stored_of(${id}) as stored`.execute(db)
    return rows[0]?.stored ?? ''
  }
}
