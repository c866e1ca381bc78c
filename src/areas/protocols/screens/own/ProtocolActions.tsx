import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import type { ButtonProps } from '#components/action/Button.tsx'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'

import { useParts } from '#hooks/parts.tsx'
import { OpenInBuilder } from '../builder/OpenInBuilder.tsx'
import { ProtocolMenu } from '../builder/ProtocolMenu.tsx'

interface ProtocolActionsProps extends Pick<ButtonProps, 'variant'> {
  readonly builder: BuilderRef
  readonly protocol: Protocol
  /** The element that says why it can't be shared. */
  readonly reasonId: string
}

export function ProtocolActions({ builder, protocol, reasonId, variant }: ProtocolActionsProps) {
  const { FolderSaver } = useParts()
  const { t } = useTranslation('builder')
  const canShare = useSelector(builder, (snapshot) => snapshot.can({ type: 'protocol.share', protocol }))
  const { protocol_id, name } = protocol
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
      <ProtocolMenu
        builder={builder}
        subject={{ protocolId: protocol_id, name }}
        first={[{ label: t('edit.title'), onChoose: () => builder.send({ type: 'protocol.edit', protocol }) }]}
      />
    </>
  )
}
