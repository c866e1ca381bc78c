import type { Claim } from './functions.ts'
import type { HealthGoal } from './options.ts'
import type { Part } from './recipe.ts'

/** The permitted claims that a topic may rest on (product.topics-have-a-claim). */
const RESTS_ON: Readonly<Record<HealthGoal, readonly Claim[]>> = {
  Immunity: ['immune'],
  Digestion: ['claim.lactase'],
  Energy: ['energy', 'fatigue'],
  Muscles: ['muscles', 'musclesKept', 'claim.protein', 'claim.creatine'],
  Joints: ['cartilage'],
  Bones: ['bones', 'claim.calcium'],
  'Heart and circulation': ['heart', 'pressure', 'claim.epaAndDha'],
  'Brain and memory': ['cognition', 'performance'],
  'Nervous system': ['nerves'],
  Skin: ['skin', 'skinCollagen'],
  'Hair and nails': ['hair', 'nails'],
  Eyes: ['vision'],
  Antioxidant: ['oxidation'],
  Liver: ['liver'],
  Thyroid: ['thyroid', 'thyroidFunction'],
}

/** Those of the topics that a claim of these parts, at their amounts, stands behind. */
export function topicsOf(goals: readonly HealthGoal[], parts: readonly Pick<Part, 'claims'>[]): HealthGoal[] {
  const claims = new Set(parts.flatMap((part) => part.claims))
  return goals.filter((goal) => RESTS_ON[goal].some((claim) => claims.has(claim)))
}
