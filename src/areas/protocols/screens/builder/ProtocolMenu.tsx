import Ellipsis from 'lucide-react/icons/ellipsis'
import { useTranslation } from 'react-i18next'

import { MenuButton } from '#components/overlay/MenuButton.tsx'
import { bcp47 } from '#contract/languages.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useLanguage } from '#hooks/language.ts'
import type { Subject } from '#machines/protocols/protocol-calls.machine.ts'

export interface MenuEntry {
  readonly label: string
  readonly onChoose: () => void
}

interface ProtocolMenuProps {
  readonly builder: BuilderRef
  readonly subject: Subject
  /** Entries before those that every protocol has. */
  readonly first?: readonly MenuEntry[]
}

export function ProtocolMenu({ builder, subject, first = [] }: ProtocolMenuProps) {
  const { t } = useTranslation('builder')
  const lang = bcp47(useLanguage())
  return (
    <MenuButton
      short
      label={t('more', { name: subject.name })}
      icon={<Ellipsis size={20} />}
      lang={lang}
      items={[
        ...first.map(({ label }) => ({ id: label, label })),
        { id: 'duplicate', label: t('duplicate') },
        { id: 'delete', label: t('delete.button') },
      ]}
      onChoose={(id) => {
        first.find(({ label }) => label === id)?.onChoose()
        if (id === 'duplicate') builder.send({ type: 'protocol.copy', subject })
        if (id === 'delete') builder.send({ type: 'protocol.delete', subject })
      }}
    />
  )
}
