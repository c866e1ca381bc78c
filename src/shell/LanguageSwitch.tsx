import { useTranslation } from 'react-i18next'

import { LanguageSwitch as Switch } from '#components/overlay/LanguageSwitch.tsx'
import { bcp47, MENU_LANGUAGES, toLanguageCode } from '#contract/languages.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useLanguage } from '#hooks/language.ts'

import { LANGUAGE_NAMES } from '#hooks/language-names.ts'

/** The choice of language: the place stays, its language changes. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const language = useLanguage()
  const actor = useActorNamed('language')
  return (
    <Switch
      label={t('language.choose', { language: LANGUAGE_NAMES[language] })}
      short={bcp47(language).slice(0, 2).toUpperCase()}
      menuLabel={t('language.menu')}
      items={MENU_LANGUAGES.map((code) => ({ code, label: LANGUAGE_NAMES[code], lang: bcp47(code) }))}
      current={language === 'zh_tw' ? 'zh-TW' : language}
      onChoose={(chosen) => {
        const code = toLanguageCode(chosen)
        if (code) actor.send({ type: 'language.choose', language: code })
      }}
    />
  )
}
