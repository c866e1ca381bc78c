import { useTranslation } from 'react-i18next'

import { readTarget, TARGETS } from '#areas/intake/contract/substances.ts'

/** Names a substance, one form of it, or that it is none of them. */
export function useTargetName(): (target: string) => string {
  const { t } = useTranslation('intake')
  return (target) => {
    const read = readTarget(target)
    if (read === undefined) return t('admin.noSubstance')
    const substance = t(`substance.${read.substance}`)
    return read.form === null ? substance : t('named', { substance, form: t(`form.${read.form}`) })
  }
}

/** The targets of a name, to choose from. */
export function useTargetChoices(): readonly { readonly value: string; readonly label: string }[] {
  const nameOf = useTargetName()
  return ['none', ...TARGETS].map((value) => ({ value, label: nameOf(value) }))
}
