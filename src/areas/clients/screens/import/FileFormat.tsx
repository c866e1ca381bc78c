import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { FieldRow } from '#components/form/FieldRow.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import type { ClientFileRef } from '#machines/clients/client-file/client-file.machine.ts'
import { ENCODINGS, SEPARATORS } from '#machines/clients/client-file/format.ts'

const SEPARATOR_NAMES = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'pipe' } as const

/** Encoding and, of a table, separator as they were found, to be corrected (clients.file-format-can-be-chosen). */
export function FileFormat({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  const id = useId()
  const format = useSelector(actor, ({ context }) => context.format)
  if (format === null) return null
  const { separator } = format
  return (
    <>
      <p>{t(separator === null ? 'format.cards' : 'format.text')}</p>
      <FieldRow>
        <SelectField
          id={`${id}-encoding`}
          name="encoding"
          label={t('format.encoding')}
          state="neutral"
          value={format.encoding}
          options={ENCODINGS.map((encoding) => ({ value: encoding, label: t(`encoding.${encoding}`) }))}
          onBlur={() => {}}
          onChange={(value) => {
            const encoding = ENCODINGS.find((one) => one === value)
            if (encoding) actor.send({ type: 'format.choose', format: { ...format, encoding } })
          }}
        />
        {separator !== null && (
          <SelectField
            id={`${id}-separator`}
            name="separator"
            label={t('format.separator')}
            state="neutral"
            value={separator}
            options={SEPARATORS.map((separator) => ({
              value: separator,
              label: t(`separator.${SEPARATOR_NAMES[separator]}`),
            }))}
            onBlur={() => {}}
            onChange={(value) => {
              const chosen = SEPARATORS.find((one) => one === value)
              if (chosen) actor.send({ type: 'format.choose', format: { ...format, separator: chosen } })
            }}
          />
        )}
      </FieldRow>
    </>
  )
}
