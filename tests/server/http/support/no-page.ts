/** A list that nothing is in. */
export const NO_PAGE = { data: [], current_page: 1, limit: 25, total_pages: 0, total_results: 0 }
