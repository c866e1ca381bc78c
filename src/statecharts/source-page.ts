import type { TestPlace } from './gallery-data.ts'

/** The name of the page that shows a file, in the folder of all of them. */
export const sourcePage = (file: string): string => `${file.replaceAll('/', '~')}.html`

/** The address of a line of a file, below that folder. */
export const sourceAddress = ({ file, line }: TestPlace): string => `${sourcePage(file)}#L${line}`
