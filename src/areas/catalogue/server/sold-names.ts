import { type RawBuilder, sql } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

const idOf = (language: LanguageCode) => sql`(select id from language where code = ${language})`

/** For a query of `order_line`: the name that the product of a line has in a language today; null where it has none there. */
export const soldNameIn = (language: LanguageCode): RawBuilder<string | null> => sql`(
  select coalesce(product_text.name, case when product.language_id = ${idOf(language)} then product.name end)
  from product left join product_text
    on product_text.product_id = product.id and product_text.language_id = ${idOf(language)}
  where product.id = order_line.product_id
)`

/**
 * The contents of its pack in this language. Null also if the pack holds something else today than when it was sold, in
 * whatever language that was.
 */
export const soldContentsIn = (language: LanguageCode): RawBuilder<string | null> => sql`(
  select coalesce(theirs.net_contents, case when product.language_id = ${idOf(language)} then variant.net_contents end)
  from variant join product on product.id = variant.product_id left join variant_text as theirs
    on theirs.variant_id = variant.id and theirs.language_id = ${idOf(language)}
  where variant.id = order_line.variant_id and (
    order_line.net_contents = variant.net_contents or exists (
      select from variant_text where variant_text.variant_id = variant.id
        and variant_text.net_contents = order_line.net_contents
    )
  )
)`
