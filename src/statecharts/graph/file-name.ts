/** The part of file names that stands for a chart: `protocol-lines` for `protocolLines`. */
export const fileName = (chart: string): string => chart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
