/** What a field holds whose box is ticked; one that is not holds nothing. */
export const TICKED = 'yes'
