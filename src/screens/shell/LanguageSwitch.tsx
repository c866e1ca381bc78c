import { useTranslation } from 'react-i18next'

import { LanguageSwitch as Switch } from '#components/LanguageSwitch.tsx'
import { bcp47, MENU_LANGUAGES, toLanguageCode } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useLanguage } from '#hooks/language.ts'

/** Each language by its own name; `zh_tw` is an alias and not offered (decision 2). */
const NAMES: Record<LanguageCode, string> = {
  en: 'English',
  de: 'Deutsch',
  dk: 'Dansk',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  it: 'Italiano',
  jp: '日本語',
  nl: 'Nederlands',
  pt: 'Português',
  ro: 'Română',
  'zh-TW': '繁體中文',
  zh_tw: '繁體中文',
}

/** The choice of language: the place stays, its language changes. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const language = useLanguage()
  const actor = useActorNamed('language')
  return (
    <Switch
      label={t('language.choose', { language: NAMES[language] })}
      short={bcp47(language).slice(0, 2).toUpperCase()}
      menuLabel={t('language.menu')}
      items={MENU_LANGUAGES.map((code) => ({ code, label: NAMES[code], lang: bcp47(code) }))}
      current={language === 'zh_tw' ? 'zh-TW' : language}
      onChoose={(chosen) => {
        const code = toLanguageCode(chosen)
        if (code) actor.send({ type: 'language.choose', language: code })
      }}
    />
  )
}
