import { type RawBuilder, sql, type Transaction } from 'kysely'

import { withoutInvisibleLetters } from '#contract/invisible-letters.ts'
import type { Schema } from '#server/database/schema.ts'

/** The longest slug before a number is put behind it; the contract takes 200. */
const SLUG_MAX = 180

/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  μ: 'u',
  '&': ' and ',
  '+': ' plus ',
  '%': ' percent ',
}
const UNDIVIDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Lower-case ASCII words joined by hyphens; where nothing of the text can be written so, the fallback. */
export function slugify(text: string, fallback: string): string {
  const words =
    withoutInvisibleLetters(text)
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/['’`\p{Mark}]/gu, '')
      .replaceAll(UNDIVIDED, (letter) => LETTERS[letter] ?? '')
      .match(/[a-z0-9]+/g) ?? []
  const slug = words.join('-')
  if (slug.length <= SLUG_MAX) return slug === '' ? fallback : slug
  return slug.slice(0, SLUG_MAX).replace(/-[^-]*$/, '')
}

/** Slugs for these bases, none in use: a base that is taken gets the next number, from 2. */
async function freeSlugs(bases: readonly string[], used: ReadonlyMap<string, number>): Promise<string[]> {
  const highest = new Map(used)
  const given = new Set<string>()
  return bases.map((base) => {
    let number = (highest.get(base) ?? 0) + 1
    let slug = number === 1 ? base : `${base}-${number}`
    while (given.has(slug)) {
      number += 1
      slug = `${base}-${number}`
    }
    highest.set(base, number)
    given.add(slug)
    return slug
  })
}

/** Free slugs for new products. */
export async function productSlugs(db: Transaction<Schema>, bases: readonly string[]): Promise<string[]> {
  return freeSlugs(bases, await highestNumbers(db, bases, sql`(select slug from product)`))
}

/** Free slugs for new options of a filter group. */
export async function optionSlugs(db: Transaction<Schema>, group: string, bases: readonly string[]): Promise<string[]> {
  return freeSlugs(bases, await highestNumbers(db, bases, sql`(select slug from option where filter_group = ${group})`))
}

/** The highest number in use behind each base; 1 stands for the bare base. */
async function highestNumbers(
  db: Transaction<Schema>,
  bases: readonly string[],
  slugs: RawBuilder<unknown>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ base: string; highest: number }>`
    with base as (select distinct unnest(${bases}::text[]) as base)
    select base, max(number)::int as highest from (
      select base, 1 as number from base join ${slugs} s on slug = base
      union all
      select base, substring(slug from length(base) + 2)::int from base join ${slugs} s
        on slug > base || '-' and slug < base || '.' and substring(slug from length(base) + 2) ~ '^[1-9][0-9]{0,8}$'
    ) found group by base
  `.execute(db)
  return new Map(rows.map(({ base, highest }) => [base, highest]))
}
