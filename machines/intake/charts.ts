/** The rows of this area's late charts. */
export const CHARTS = {}
