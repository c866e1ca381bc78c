import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BuilderView } from '#areas/protocols/components/builder/BuilderView.tsx'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'

import { BuilderTools } from './BuilderTools.tsx'
import { ShareForm } from './share/ShareForm.tsx'
import { ShareSent } from './share/ShareSent.tsx'

/** The active protocol on its way to clients. */
export function ShareView({ builder, share }: { readonly builder: BuilderRef; readonly share: ShareFormRef }) {
  const { t } = useTranslation('builder')
  const lines = useBuilderChild(builder, 'protocolLines')
  const isSent = useSelector(share, (snapshot) => snapshot.matches({ form: 'sent' }))
  const name = useSelector(share, ({ context }) => context.shared.name)
  const back = () => builder.send({ type: 'builder.back' })
  return (
    <BuilderView
      heading={t('shareForm.title', { name })}
      back={{ label: t('backToProtocol'), onPress: back }}
      tools={<BuilderTools builder={builder} />}
    >
      {isSent ? (
        <ShareSent share={share} onBack={back} />
      ) : (
        lines && <ShareForm builder={builder} share={share} lines={lines as ProtocolLinesRef} />
      )}
    </BuilderView>
  )
}
