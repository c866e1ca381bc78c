import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import type { ButtonProps } from '#components/action/Button.tsx'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import type { ActiveProtocol } from '#machines/protocols/builder/protocol-builder.ts'
import { opened } from '#machines/protocols/own-protocols.ts'

interface OpenInBuilderProps extends Pick<ButtonProps, 'variant'> {
  readonly builder: BuilderRef
  readonly protocol: ActiveProtocol
}

/** Makes a protocol the one that is worked on. */
export function OpenInBuilder({ builder, protocol, variant }: OpenInBuilderProps) {
  const { t } = useTranslation('builder')
  return (
    <Button
      variant={variant}
      aria-label={t('pages.openName', { name: protocol.name })}
      onClick={() => builder.send({ type: 'protocol.select', protocol: opened(protocol) })}
    >
      {t('pages.open')}
    </Button>
  )
}
