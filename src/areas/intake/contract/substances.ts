/**
 * The substances whose daily amounts are added up, each in one unit: `µg` or `mg`. Vitamin A is in retinol equivalents,
 * vitamin E in alpha-tocopherol, niacin in niacin equivalents, minerals as the element.
 */
export const SUBSTANCES = {
  'vitamin-a': 'µg',
  'vitamin-d': 'µg',
  'vitamin-e': 'mg',
  'vitamin-k': 'µg',
  'vitamin-c': 'mg',
  thiamin: 'mg',
  riboflavin: 'mg',
  niacin: 'mg',
  'pantothenic-acid': 'mg',
  'vitamin-b6': 'mg',
  biotin: 'µg',
  folate: 'µg',
  'vitamin-b12': 'µg',
  choline: 'mg',
  calcium: 'mg',
  magnesium: 'mg',
  potassium: 'mg',
  sodium: 'mg',
  chloride: 'mg',
  phosphorus: 'mg',
  iron: 'mg',
  zinc: 'mg',
  copper: 'mg',
  manganese: 'mg',
  fluoride: 'mg',
  selenium: 'µg',
  iodine: 'µg',
  chromium: 'µg',
  molybdenum: 'µg',
  boron: 'mg',
  silicon: 'mg',
  'epa-dha': 'mg',
  caffeine: 'mg',
  egcg: 'mg',
  monacolins: 'mg',
} as const

export type SubstanceId = keyof typeof SUBSTANCES
export const SUBSTANCE_IDS = /* @__PURE__ */ Object.keys(SUBSTANCES) as readonly SubstanceId[]

/** Forms that decide which figure an amount counts towards, or how it is converted. */
export const FORMS = {
  'vitamin-a': ['retinol', 'beta-carotene'],
  'vitamin-d': ['calcidiol'],
  'vitamin-e': ['natural', 'synthetic'],
  niacin: ['nicotinic-acid', 'nicotinamide', 'tryptophan'],
  folate: ['folic-acid', 'methylfolate', 'food-folate'],
  'epa-dha': ['epa', 'dha'],
} as const satisfies Partial<Record<SubstanceId, readonly string[]>>

export const FORM_IDS = /* @__PURE__ */ Object.values(FORMS).flat() as readonly FormId[]
export type FormId = (typeof FORMS)[keyof typeof FORMS][number]

/** The forms of a substance; none where all forms count alike. */
export const formsOf = (substance: SubstanceId): readonly FormId[] =>
  (FORMS as Partial<Record<SubstanceId, readonly FormId[]>>)[substance] ?? []

/** Targets of matches: a substance, or one form of it as `niacin.nicotinamide`. */
export const TARGETS: readonly string[] = /* @__PURE__ */ SUBSTANCE_IDS.flatMap((id) => [
  id,
  ...formsOf(id).map((form) => `${id}.${form}`),
])

/** The substance and form of a target, undefined for any other text. */
export function readTarget(target: string): { substance: SubstanceId; form: FormId | null } | undefined {
  if (!TARGETS.includes(target)) return undefined
  const [substance = '', form] = target.split('.')
  return { substance: substance as SubstanceId, form: (form as FormId | undefined) ?? null }
}

export const targetOf = (substance: SubstanceId, form: FormId | null): string =>
  form === null ? substance : `${substance}.${form}`
