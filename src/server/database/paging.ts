/** A part of a list: pages count from 1. */
export interface Paging {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** The fields around a page of a list. */
export interface PageFields {
  readonly current_page: number
  readonly limit: number
  readonly total_pages: number
  readonly total_results: number
}

/** What a list that is asked for without a limit has on a page. */
const USUAL_LIMIT = 25

/** Where a page begins and how long it is, and what its answer says once the number of all items is known. */
export function pageOf({ page = 1, limit = USUAL_LIMIT }: Paging): {
  offset: number
  limit: number
  fields: (total: number) => PageFields
} {
  return {
    offset: (page - 1) * limit,
    limit,
    fields: (total) => ({ current_page: page, limit, total_pages: Math.ceil(total / limit), total_results: total }),
  }
}
