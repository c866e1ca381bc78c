import { useSelector } from '@xstate/react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import type { ButtonProps } from '#components/action/Button.tsx'
import { MenuButton } from '#components/action/MenuButton.tsx'
import { bcp47 } from '#contract/languages.ts'
import type { Protocol } from '#contract/protocols.ts'
import type { BuilderRef } from '#hooks/builder.ts'
import { useLanguage } from '#hooks/language.ts'

import { FolderSaver } from '../account/FolderSaver.tsx'
import { OpenInBuilder } from '../builder/OpenInBuilder.tsx'

interface ProtocolActionsProps extends Pick<ButtonProps, 'variant'> {
  readonly builder: BuilderRef
  readonly protocol: Protocol
  /** The element that says why it can't be shared. */
  readonly reasonId: string
}

/** What a practitioner does with a protocol as a whole. */
export function ProtocolActions({ builder, protocol, reasonId, variant }: ProtocolActionsProps) {
  const { t } = useTranslation('builder')
  const lang = bcp47(useLanguage())
  const canShare = useSelector(builder, (snapshot) => snapshot.can({ type: 'protocol.share', protocol }))
  const { protocol_id, name } = protocol
  const subject = { protocolId: protocol_id, name }
  return (
    <>
      <OpenInBuilder builder={builder} protocol={protocol} variant={variant} />
      <Button
        aria-label={t('pages.shareName', { name })}
        aria-disabled={!canShare}
        aria-describedby={canShare ? undefined : reasonId}
        onClick={() => builder.send({ type: 'protocol.share', protocol })}
      >
        {t('share')}
      </Button>
      <FolderSaver item={{ kind: 'protocol', protocol_id, name }} />
      <MenuButton
        short
        label={t('more', { name })}
        icon={<Ellipsis size={20} />}
        lang={lang}
        items={[
          { id: 'edit', label: t('edit.title') },
          { id: 'duplicate', label: t('duplicate') },
          { id: 'delete', label: t('delete.button') },
        ]}
        onChoose={(id) => {
          if (id === 'edit') {
            builder.send({ type: 'protocol.select', protocol })
            builder.send({ type: 'builder.edit' })
          }
          if (id === 'duplicate') builder.send({ type: 'protocol.copy', subject })
          if (id === 'delete') builder.send({ type: 'protocol.delete', subject })
        }}
      />
    </>
  )
}
