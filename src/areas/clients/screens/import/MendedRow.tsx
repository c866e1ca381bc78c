import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { FieldLine } from '#components/form/FieldLine.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { NAME_MAX } from '#contract/constants.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { isFamilyFirst } from '#contract/person-name.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'
import type { ClientFileRef } from '#machines/clients/client-file/client-file.machine.ts'
import { emailsToKeep } from '#machines/clients/client-file/rows.ts'
import type { FileRow, RowFault, RowField } from '#machines/clients/client-file/rows.ts'

interface MendedRowProps {
  readonly actor: ClientFileRef
  readonly row: FileRow
  /** Undefined once it is mended. */
  readonly fault: RowFault | undefined
}

const FIELDS = ['email', 'first_name', 'last_name'] as const satisfies readonly RowField[]
const FAMILY_FIRST = ['email', 'last_name', 'first_name'] as const satisfies readonly RowField[]

/** A row of the file that is mended in place. */
export function MendedRow({ actor, row, fault }: MendedRowProps) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  const id = useId()
  const number = formatNumber(row.line)
  const isLong = (field: RowField) => field !== 'email' && row[field].trim().length > NAME_MAX
  const errorOf = (field: RowField): string | undefined => {
    if (fault === undefined) return undefined
    if (fault.kind === 'longName')
      return isLong(field) ? t('rowFault.longName', { number: formatNumber(NAME_MAX) }) : undefined
    if (field !== 'email') return undefined
    return fault.of === null
      ? t(`rowFault.${fault.kind}`)
      : t(`rowFault.${fault.kind}`, { number: formatNumber(fault.of) })
  }
  return (
    <FieldLine
      legend={t('row.title', { number })}
      action={
        <>
          {emailsToKeep(row, fault).map((email) => (
            <Button
              key={email}
              onClick={() => actor.send({ type: 'row.change', line: row.line, field: 'email', value: email })}
            >
              {t('row.keepEmail', { email: shownAddress(email) })}
            </Button>
          ))}
          <Button
            aria-label={t('row.leaveOutName', { number })}
            onClick={() => actor.send({ type: 'row.exclude', line: row.line })}
          >
            {t('row.leaveOut')}
          </Button>
        </>
      }
    >
      {(isFamilyFirst(useLanguage()) ? FAMILY_FIRST : FIELDS).map((field) => {
        const error = errorOf(field)
        return (
          <TextField
            key={field}
            id={`${id}-${field}`}
            name={`${field}-${row.line}`}
            label={t(`columns.${field}`)}
            // An address with spaces around it, as files have them, is no address to a field of emails.
            type="text"
            autoComplete="off"
            state={error === undefined ? 'neutral' : 'error'}
            error={error === undefined ? undefined : { text: error }}
            value={row[field]}
            onBlur={() => {}}
            onChange={(value) => actor.send({ type: 'row.change', line: row.line, field, value })}
          />
        )
      })}
    </FieldLine>
  )
}
