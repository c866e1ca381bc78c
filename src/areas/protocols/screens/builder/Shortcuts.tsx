import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { KeyList } from '#areas/protocols/components/builder/KeyList.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { bcp47 } from '#contract/languages.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useLanguage } from '#hooks/language.ts'
import type { ShortcutsRef } from '#machines/protocols/shortcuts/shortcuts.machine.ts'

import { altKey, boxKeys } from './keys.ts'

const NoticeDialog = createOverlay(() => import('#components/overlay/NoticeDialog.tsx'))

/** The sheet that lists all keys (builder.shortcuts-sheet). */
export function Shortcuts({ builder }: { readonly builder: BuilderRef }) {
  const shortcuts = useBuilderChild(builder, 'shortcuts')
  return shortcuts ? <Sheet shortcuts={shortcuts} /> : null
}

function Sheet({ shortcuts }: { readonly shortcuts: ShortcutsRef }) {
  const { t } = useTranslation('builder')
  const lang = bcp47(useLanguage())
  const isOpen = useSelector(shortcuts, (snapshot) => snapshot.matches({ sheet: 'open' }))
  const isOn = useSelector(shortcuts, (snapshot) => !snapshot.matches({ key: 'off' }))
  if (!isOpen) return null
  const close = () => shortcuts.send({ type: 'sheet.close' })
  const enter = t('shortcuts.cap.enter')
  return (
    <NoticeDialog
      open
      title={t('shortcuts.title')}
      lang={lang}
      onClose={close}
      onLoadFailed={close}
      actions={<Button onClick={close}>{t('common:panel.close')}</Button>}
    >
      <KeyList
        groups={[
          {
            heading: t('shortcuts.everywhere'),
            rows: [
              { what: t('command.label'), keys: [boxKeys(t)] },
              ...(isOn ? [{ what: t('shortcuts.list'), keys: [['?']] }] : []),
            ],
          },
          {
            heading: t('shortcuts.products'),
            rows: [
              { what: t('shortcuts.card'), keys: [['A']] },
              { what: t('shortcuts.suggested'), keys: [[altKey, enter]] },
            ],
          },
          {
            heading: t('shortcuts.notes'),
            rows: [
              { what: t('shortcuts.noteMove'), keys: [['↑'], ['↓']] },
              { what: t('shortcuts.noteSave'), keys: [[enter]] },
              { what: t('shortcuts.noteCancel'), keys: [['Esc']] },
            ],
          },
          {
            heading: t('shortcuts.edge'),
            rows: [
              { what: t('shortcuts.width'), keys: [['←'], ['→']] },
              { what: t('shortcuts.widthFar'), keys: [[t('shortcuts.cap.pageUp')], [t('shortcuts.cap.pageDown')]] },
              { what: t('shortcuts.widthEnds'), keys: [[t('shortcuts.cap.home')], [t('shortcuts.cap.end')]] },
            ],
          },
        ]}
      />
      <CheckboxRow
        label={t('shortcuts.switch')}
        checked={isOn}
        onChange={(checked) => shortcuts.send({ type: checked ? 'key.switchOn' : 'key.switchOff' })}
      />
    </NoticeDialog>
  )
}
