import { useTranslation } from 'react-i18next'

import { BuilderView } from '#components/builder/BuilderView.tsx'
import type { BuilderRef } from '#hooks/builder.ts'

import { BuilderTools } from './BuilderTools.tsx'

/** The form by which the active protocol goes to clients. */
export function ShareView({ builder }: { readonly builder: BuilderRef }) {
  const { t } = useTranslation('builder')
  return (
    <BuilderView
      heading={t('share')}
      back={{ label: t('backToProtocol'), onPress: () => builder.send({ type: 'builder.back' }) }}
      tools={<BuilderTools builder={builder} />}
    />
  )
}
