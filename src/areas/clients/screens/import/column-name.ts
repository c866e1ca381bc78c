import { useTranslation } from 'react-i18next'

import { useFormatNumber } from '#hooks/format.ts'

/** Names a column of the file by its heading, and by its place where it has none or shares it. */
export function useColumnName(headings: readonly string[]): (at: number) => string {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  return (at) => {
    const name = headings[at] ?? ''
    const number = formatNumber(at + 1)
    if (name === '') return t('columns.unnamed', { number })
    return headings.filter((one) => one === name).length > 1 ? t('columns.numbered', { name, number }) : name
  }
}
