import { filterGroupsMachine } from '#machines/catalogue/filter-groups/filter-groups.machine.ts'

export const provideFilterGroups = () => filterGroupsMachine
