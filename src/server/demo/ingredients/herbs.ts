import { ingredients } from './ingredient.ts'

export const HERBS = ingredients({
  ashwagandha: {
    name: 'Ashwagandha root extract', substances: ['Ashwagandha', 'Ashwagandha root extract', 'Organic ashwagandha'], category: 'Ashwagandha', goals: [],
    forms: ['Capsule', 'Powder', 'Liquid', 'Gummy'], doses: [300, 600, 1000], unit: 'mg', perPiece: 500, cents: 34, origin: 'plant',
  },
  rhodiola: {
    name: 'Rhodiola root extract', substances: ['Rhodiola rosea', 'Arctic rhodiola'], category: 'Rhodiola', goals: [], forms: ['Capsule', 'Tablet', 'Drops'],
    doses: [200, 400], unit: 'mg', perPiece: 400, cents: 38, origin: 'plant',
  },
  ginseng: {
    name: 'Ginseng root extract', substances: ['Panax ginseng', 'Red ginseng', 'Siberian ginseng'], category: 'Ginseng', goals: [], forms: ['Capsule', 'Tablet', 'Liquid'],
    doses: [200, 400, 800], unit: 'mg', perPiece: 500, cents: 45, origin: 'plant',
  },
  maca: {
    name: 'Maca root', substances: ['Maca', 'Black maca', 'Gelatinised maca'], category: 'Maca', goals: [], forms: ['Capsule', 'Powder'],
    doses: [1500, 3000], unit: 'mg', perPiece: 750, cents: 36, origin: 'plant',
  },
  blackCumin: {
    name: 'Black cumin seed oil', substances: ['Black cumin oil', 'Egyptian black cumin oil'], category: 'Black cumin', goals: [], forms: ['Softgel', 'Oil'],
    doses: [1000, 2000, 3000], unit: 'mg', perPiece: 500, cents: 33, origin: 'plant',
  },
  cranberry: {
    name: 'Cranberry fruit extract', substances: ['Cranberry', 'Cranberry with D-mannose'], also: { 'Cranberry with D-mannose': ['D-mannose', 1000, 'mg'] }, category: 'Cranberry', goals: [], forms: ['Capsule', 'Tablet', 'Sachet', 'Liquid'],
    doses: [400, 800], unit: 'mg', perPiece: 400, cents: 42, origin: 'plant',
  },
  elderberry: {
    name: 'Elderberry extract', substances: ['Elderberry', 'Black elderberry'], category: 'Elderberry', goals: [], forms: ['Liquid', 'Gummy', 'Lozenge', 'Capsule'],
    doses: [300, 600, 1000], unit: 'mg', perPiece: 500, cents: 34, origin: 'plant',
  },
  garlic: {
    name: 'Garlic bulb powder', substances: ['Aged garlic', 'Black garlic', 'Garlic'], category: 'Garlic', goals: [], oftenFor: ['Seniors'], forms: ['Tablet', 'Capsule', 'Softgel'],
    doses: [600, 900, 1200], unit: 'mg', perPiece: 600, cents: 25, origin: 'plant',
  },
  ginger: {
    name: 'Ginger root', substances: ['Ginger', 'Ginger root extract'], category: 'Ginger', goals: [], forms: ['Capsule', 'Chewable tablet', 'Tea', 'Drops'],
    doses: [500, 1000], unit: 'mg', perPiece: 500, cents: 22, origin: 'plant',
  },
  ginkgo: {
    name: 'Ginkgo leaf extract', substances: ['Ginkgo biloba', 'Ginkgo leaf'], category: 'Ginkgo', goals: [], oftenFor: ['Seniors'], forms: ['Tablet', 'Capsule', 'Drops'],
    doses: [80, 120, 240], unit: 'mg', perPiece: 120, cents: 30, origin: 'plant',
  },
  greenTea: {
    name: 'Green tea leaf extract', substances: ['Green tea extract', 'Matcha'], category: 'Green tea', goals: [], forms: ['Capsule', 'Powder', 'Tea'],
    doses: [250, 500, 1000], unit: 'mg', perPiece: 500, cents: 28, origin: 'plant',
  },
  lemonBalm: {
    name: 'Lemon balm leaf', substances: ['Lemon balm', 'Lemon balm leaf extract'], category: 'Lemon balm', goals: [], forms: ['Capsule', 'Drops', 'Tea'],
    doses: [300, 600, 1000], unit: 'mg', perPiece: 500, cents: 24, origin: 'plant',
  },
  milkThistle: {
    name: 'Milk thistle seed extract', substances: ['Milk thistle', 'Milk thistle with artichoke'], also: { 'Milk thistle with artichoke': ['Artichoke leaf extract', 300, 'mg'] }, category: 'Milk thistle', goals: [], forms: ['Capsule', 'Tablet', 'Drops'],
    doses: [200, 400, 600], unit: 'mg', perPiece: 300, cents: 29, origin: 'plant',
  },
  passionflower: {
    name: 'Passionflower herb extract', substances: ['Passionflower', 'Passionflower and oat straw'], also: { 'Passionflower and oat straw': ['Oat herb extract', 200, 'mg'] }, category: 'Passionflower', goals: [],
    forms: ['Capsule', 'Drops', 'Tea', 'Tablet'], doses: [250, 500], unit: 'mg', perPiece: 500, cents: 26, origin: 'plant',
  },
  saffron: {
    name: 'Saffron stigma extract', substances: ['Saffron', 'Saffron extract'], category: 'Saffron', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet'],
    doses: [28, 30], unit: 'mg', perPiece: 30, cents: 62, origin: 'plant',
  },
  turmeric: {
    name: 'Turmeric root extract', substances: ['Curcumin', 'Turmeric with black pepper', 'Curcumin phytosome', 'Micellar curcumin', 'Organic turmeric'], also: { 'Turmeric with black pepper': ['Black pepper fruit extract', 5, 'mg'] }, category: 'Turmeric',
    goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet', 'Powder', 'Liquid'], doses: [250, 500, 1000], unit: 'mg', perPiece: 500, cents: 46, origin: 'plant',
  },
  valerian: {
    name: 'Valerian root extract', substances: ['Valerian', 'Valerian and hops'], also: { 'Valerian and hops': ['Hop cone extract', 60, 'mg'] }, category: 'Valerian', goals: [], forms: ['Tablet', 'Capsule', 'Drops', 'Tea'],
    doses: [300, 500], unit: 'mg', perPiece: 500, cents: 22, origin: 'plant',
  },
  fennelTea: {
    name: 'Fennel, anise and caraway', substances: ['Fennel, anise and caraway', 'Fennel fruit'], namedBySubstance: true, category: 'Digestive teas', goals: [], forms: ['Tea'], doses: [4500], unit: 'mg', perPiece: 4500, cents: 27,
    origin: 'plant',
  },
  mintTea: {
    name: 'Peppermint leaf', substances: ['Peppermint and lemon verbena', 'Peppermint'], namedBySubstance: true, category: 'Digestive teas', goals: [], forms: ['Tea'], doses: [4000], unit: 'mg',
    perPiece: 4000, cents: 25, origin: 'plant',
  },
  eveningTea: {
    name: 'Lavender flower', substances: ['Lavender and lime blossom', 'Orange blossom and hops'], namedBySubstance: true, category: 'Evening teas', goals: [], forms: ['Tea'], doses: [4000], unit: 'mg',
    perPiece: 4000, cents: 29, origin: 'plant',
  },
})
