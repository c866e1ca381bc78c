import { ingredients } from './ingredient.ts'

export const MINERALS = ingredients({
  magnesium: {
    name: 'Magnesium', substances: ['Magnesium bisglycinate', 'Magnesium citrate', 'Magnesium malate', 'Magnesium taurate', 'Magnesium from seawater', 'Tri-magnesium dicitrate'],
    category: 'Magnesium', goals: ['Muscles', 'Nervous system'], oftenFor: ['Athletes'], forms: ['Capsule', 'Tablet', 'Powder', 'Sachet', 'Liquid', 'Effervescent tablet'],
    doses: [150, 250, 300, 375], unit: 'mg', nrv: 375, perPiece: 150, cents: 26, origin: 'mineral', claims: ['muscles', 'nerves', 'fatigue', 'electrolytes'], gentle: true,
  },
  calcium: {
    name: 'Calcium', substances: ['Calcium citrate', 'Calcium from sea algae', 'Calcium citrate malate'], category: 'Calcium', goals: ['Bones', 'Muscles'], oftenFor: ['Seniors', 'Athletes'],
    forms: ['Tablet', 'Capsule', 'Chewable tablet', 'Effervescent tablet', 'Powder'], doses: [300, 500, 800], unit: 'mg', nrv: 800, perPiece: 400, cents: 17, origin: 'mineral', origins: { 'Calcium from sea algae': 'algae' },
    claims: ['claim.calcium', 'muscles'], gentle: true,
  },
  iron: {
    name: 'Iron', substances: ['Iron bisglycinate', 'Gentle iron', 'Iron with curry leaf'], category: 'Iron', goals: ['Energy', 'Brain and memory'],
    forms: ['Capsule', 'Tablet', 'Liquid', 'Drops'], doses: [7, 14, 20], unit: 'mg', nrv: 14, perPiece: 28, cents: 16, origin: 'mineral',
    claims: ['oxygen', 'haemoglobin', 'fatigue', 'cognition'], gentle: true,
  },
  zinc: {
    name: 'Zinc', substances: ['Zinc bisglycinate', 'Zinc picolinate', 'Zinc citrate', 'Zinc with histidine'], also: { 'Zinc with histidine': ['L-histidine', 100, 'mg'] }, category: 'Zinc', goals: ['Immunity', 'Skin', 'Hair and nails'],
    forms: ['Capsule', 'Tablet', 'Lozenge', 'Effervescent tablet', 'Drops'], doses: [7.5, 10, 15, 25], unit: 'mg', nrv: 10, perPiece: 50, cents: 13, origin: 'mineral',
    claims: ['immune', 'skin', 'hair', 'nails', 'vision', 'oxidation', 'cognition'], gentle: true,
  },
  selenium: {
    name: 'Selenium', substances: ['Selenium', 'Selenium methionine', 'Sodium selenite'], category: 'Selenium', goals: ['Thyroid', 'Immunity', 'Hair and nails'],
    forms: ['Capsule', 'Tablet', 'Drops'], doses: [55, 100, 200], unit: 'µg', nrv: 55, perPiece: 200, cents: 12, origin: 'mineral',
    claims: ['thyroidFunction', 'immune', 'hair', 'oxidation'],
  },
  iodine: {
    name: 'Iodine', substances: ['Iodine from kelp', 'Iodine'], category: 'Iodine', goals: ['Thyroid', 'Brain and memory'], forms: ['Tablet', 'Capsule', 'Drops'],
    doses: [100, 150, 200], unit: 'µg', nrv: 150, perPiece: 225, cents: 9, origin: 'mineral', origins: { 'Iodine from kelp': 'algae' }, claims: ['thyroid', 'cognition'], gentle: true,
  },
  potassium: {
    name: 'Potassium', substances: ['Potassium citrate', 'Potassium bicarbonate'], category: 'Potassium', goals: ['Muscles', 'Heart and circulation'], oftenFor: ['Seniors', 'Athletes'], forms: ['Capsule', 'Powder', 'Tablet'],
    doses: [300, 400, 600], unit: 'mg', nrv: 2000, perPiece: 300, cents: 15, origin: 'mineral', claims: ['muscles', 'pressure', 'nerves'],
  },
  chromium: {
    name: 'Chromium', substances: ['Chromium picolinate', 'Chromium'], category: 'Trace elements', goals: [], forms: ['Capsule', 'Tablet'],
    doses: [40, 100, 200], unit: 'µg', nrv: 40, perPiece: 200, cents: 9, origin: 'mineral', claims: ['glucose', 'macronutrients'],
  },
  copper: {
    name: 'Copper', substances: ['Copper bisglycinate'], category: 'Trace elements', goals: ['Immunity'], forms: ['Capsule', 'Tablet'],
    doses: [1, 1.5, 2], unit: 'mg', nrv: 1, perPiece: 2, cents: 10, origin: 'mineral', claims: ['connective', 'immune', 'oxidation'],
  },
  manganese: {
    name: 'Manganese', substances: ['Manganese gluconate'], category: 'Trace elements', goals: ['Bones'], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet'],
    doses: [1, 2, 3], unit: 'mg', nrv: 2, perPiece: 5, cents: 9, origin: 'mineral', claims: ['bones', 'oxidation', 'energy'],
  },
  molybdenum: {
    name: 'Molybdenum', substances: ['Molybdenum'], category: 'Trace elements', goals: [], forms: ['Capsule', 'Drops'],
    doses: [50, 100, 150], unit: 'µg', nrv: 50, perPiece: 300, cents: 10, origin: 'mineral',
  },
  silicon: {
    name: 'Silicon', substances: ['Silica from bamboo', 'Silica from horsetail', 'Organic silicon'], category: 'Silicon', goals: [], oftenFor: ['Seniors'],
    forms: ['Capsule', 'Liquid', 'Drops'], doses: [10, 75, 200], unit: 'mg', perPiece: 150, cents: 28, origin: 'plant',
  },
})
