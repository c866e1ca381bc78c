import Ellipsis from 'lucide-react/icons/ellipsis'
import { useTranslation } from 'react-i18next'

import { MenuButton } from '#components/overlay/MenuButton.tsx'
import { bcp47 } from '#contract/languages.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useLanguage } from '#hooks/language.ts'
import type { Subject } from '#machines/protocols/protocol-calls.machine.ts'

interface ProtocolMenuProps {
  readonly builder: BuilderRef
  readonly subject: Subject
  /** An entry before those that every protocol has. */
  readonly first?: { readonly label: string; readonly onChoose: () => void } | undefined
}

export function ProtocolMenu({ builder, subject, first }: ProtocolMenuProps) {
  const { t } = useTranslation('builder')
  const lang = bcp47(useLanguage())
  return (
    <MenuButton
      short
      label={t('more', { name: subject.name })}
      icon={<Ellipsis size={20} />}
      lang={lang}
      items={[
        ...(first ? [{ id: 'first', label: first.label }] : []),
        { id: 'duplicate', label: t('duplicate') },
        { id: 'delete', label: t('delete.button') },
      ]}
      onChoose={(id) => {
        if (id === 'first') first?.onChoose()
        if (id === 'duplicate') builder.send({ type: 'protocol.copy', subject })
        if (id === 'delete') builder.send({ type: 'protocol.delete', subject })
      }}
    />
  )
}
