import { ingredients } from './ingredient.ts'

export const VITAMINS = ingredients({
  vitaminA: {
    name: 'Vitamin A', substances: ['Vitamin A', 'Beta-carotene'], category: 'Vitamin A', goals: ['Eyes', 'Skin', 'Immunity'], oftenFor: ['Seniors'], forms: ['Capsule', 'Softgel', 'Drops'],
    doses: [400, 600, 800], unit: 'µg', nrv: 800, perPiece: 1500, cents: 9, origin: 'plant', claims: ['vision', 'skin', 'immune'],
  },
  vitaminB6: {
    name: 'Vitamin B6', substances: ['Vitamin B6 as P-5-P'], category: 'Vitamin B6', goals: ['Nervous system', 'Energy'], forms: ['Capsule', 'Tablet'],
    doses: [2, 5, 10], unit: 'mg', nrv: 1.4, perPiece: 25, cents: 14, origin: 'synthetic', claims: ['nerves', 'psyche', 'fatigue'],
  },
  vitaminB12: {
    name: 'Vitamin B12', substances: ['Vitamin B12', 'Methylcobalamin', 'Active B12'], category: 'Vitamin B12', goals: ['Energy', 'Nervous system'],
    forms: ['Capsule', 'Lozenge', 'Drops', 'Spray', 'Gummy'], doses: [100, 500, 1000], unit: 'µg', nrv: 2.5, perPiece: 1000, cents: 16, origin: 'culture',
    claims: ['energy', 'nerves', 'redCells', 'fatigue'], gentle: true,
  },
  folate: {
    name: 'Folate', substances: ['Folate', 'Methylfolate', 'Folic acid'], category: 'Folate', goals: [], forms: ['Capsule', 'Tablet', 'Drops'],
    doses: [200, 400, 800], unit: 'µg', nrv: 200, perPiece: 800, cents: 13, origin: 'synthetic', claims: ['maternal', 'psyche', 'homocysteine'], gentle: true,
  },
  biotin: {
    name: 'Biotin', substances: ['Biotin', 'Biotin high strength'], category: 'Biotin', goals: ['Hair and nails', 'Skin'], forms: ['Capsule', 'Tablet', 'Gummy'],
    doses: [150, 2500, 5000], unit: 'µg', nrv: 50, perPiece: 10_000, cents: 10, origin: 'synthetic', claims: ['hair', 'skin', 'energy'],
  },
  vitaminC: {
    name: 'Vitamin C', substances: ['Vitamin C', 'Buffered vitamin C', 'Liposomal vitamin C', 'Acerola vitamin C', 'Vitamin C from rose hip'], category: 'Vitamin C',
    goals: ['Immunity', 'Skin', 'Antioxidant', 'Joints'], forms: ['Capsule', 'Tablet', 'Powder', 'Chewable tablet', 'Effervescent tablet', 'Gummy', 'Liquid'], doses: [200, 500, 1000],
    unit: 'mg', nrv: 80, perPiece: 1000, cents: 18, origin: 'plant', claims: ['immune', 'skinCollagen', 'oxidation', 'claim.ironUptake', 'fatigue', 'cartilage'], gentle: true,
  },
  vitaminD: {
    name: 'Vitamin D', substances: ['Vitamin D3', 'Vegan vitamin D3', 'Vitamin D3 from lichen'], category: 'Vitamin D', goals: ['Bones', 'Immunity', 'Muscles'], oftenFor: ['Seniors', 'Athletes'],
    forms: ['Drops', 'Capsule', 'Softgel', 'Spray', 'Tablet'], doses: [20, 25, 50, 100], unit: 'µg', nrv: 5, perPiece: 125, cents: 11, origin: 'lichen',
    claims: ['bones', 'immune', 'musclesKept', 'calciumUptake'], gentle: true,
  },
  vitaminE: {
    name: 'Vitamin E', substances: ['Vitamin E', 'Natural vitamin E complex'], category: 'Vitamin E', goals: ['Antioxidant'], forms: ['Softgel', 'Capsule', 'Drops'],
    doses: [12, 67, 134], unit: 'mg', nrv: 12, perPiece: 268, cents: 17, origin: 'plant', claims: ['oxidation'],
  },
  vitaminK2: {
    name: 'Vitamin K', substances: ['Vitamin K2 MK-7', 'Vitamin K2'], category: 'Vitamin K', goals: ['Bones'], oftenFor: ['Seniors'], forms: ['Drops', 'Capsule', 'Softgel'],
    doses: [75, 100, 200], unit: 'µg', nrv: 75, perPiece: 200, cents: 19, origin: 'culture', claims: ['bones', 'clotting'],
  },
  thiamin: {
    name: 'Thiamin', substances: ['Vitamin B1'], category: 'B vitamins', goals: ['Energy', 'Nervous system'], forms: ['Capsule', 'Tablet'],
    doses: [10, 50, 100], unit: 'mg', nrv: 1.1, perPiece: 100, cents: 10, origin: 'synthetic', claims: ['energy', 'nerves', 'heart'],
  },
  niacin: {
    name: 'Niacin', substances: ['Niacinamide', 'Vitamin B3'], category: 'B vitamins', goals: ['Energy', 'Skin'], forms: ['Capsule', 'Tablet'],
    doses: [16, 54, 100], unit: 'mg', nrv: 16, perPiece: 500, cents: 11, origin: 'synthetic', claims: ['energy', 'skin', 'fatigue'],
  },
  pantothenicAcid: {
    name: 'Pantothenic acid', substances: ['Pantothenic acid', 'Vitamin B5'], category: 'B vitamins', goals: ['Energy'], forms: ['Capsule', 'Tablet'],
    doses: [50, 200, 500], unit: 'mg', nrv: 6, perPiece: 500, cents: 12, origin: 'synthetic', claims: ['energy', 'fatigue', 'performance'],
  },
  riboflavin: {
    name: 'Riboflavin', substances: ['Vitamin B2'], category: 'B vitamins', goals: ['Energy', 'Eyes'], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet'],
    doses: [10, 50, 100], unit: 'mg', nrv: 1.4, perPiece: 100, cents: 10, origin: 'plant', claims: ['energy', 'vision', 'skin'],
  },
})
