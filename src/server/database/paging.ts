/** Part of a list; pages count from 1. */
export interface Paging {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** Paging fields of an answer. */
export interface PageFields {
  readonly current_page: number
  readonly limit: number
  readonly total_pages: number
  readonly total_results: number
}

/** Items per page if a call gives no limit. */
const USUAL_LIMIT = 25

/** Offset and limit of a page, and the paging fields of its answer for a given total. */
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
