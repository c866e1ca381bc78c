import { useTranslation } from 'react-i18next'

import { LookSketch } from '#areas/practice/components/editor/LookSketch.tsx'
import { STORE_ICONS } from '#areas/practice/contract/store.ts'
import type { Look } from '#machines/practice/editor/practice-page.events.ts'

import { useHasTexts } from '#hooks/language.ts'

/** A small drawing of a page of that type and theme, in the words that a page has by itself. */
export function LookDrawing({ type, theme }: Look) {
  const { t } = useTranslation('practiceEditor')
  if (!useHasTexts('practice')) return null
  return (
    <LookSketch
      type={type}
      theme={theme}
      title={t('title')}
      headings={{
        about: t('practice:part.about'),
        services: t('practice:part.services'),
        approach: t('practice:part.approach'),
        packages: t('practice:part.packages'),
        hours: t('practice:part.hours'),
        contact: t('practice:part.contact'),
      }}
      services={STORE_ICONS.slice(0, 4).map((icon) => ({ icon, name: t(`entries.icons.${icon}`) }))}
    />
  )
}
