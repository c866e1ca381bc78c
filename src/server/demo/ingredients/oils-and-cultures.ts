import { ingredients } from './ingredient.ts'

export const OILS_AND_CULTURES = ingredients({
  fishOil: {
    name: 'EPA and DHA', substances: ['Omega-3 fish oil', 'Omega-3 concentrate', 'Wild fish oil', 'Arctic fish oil'], category: 'Fish oil', goals: ['Heart and circulation'], oftenFor: ['Seniors'],
    forms: ['Softgel', 'Oil', 'Gummy'], doses: [500, 1000, 2000], unit: 'mg', perPiece: 700, cents: 48, origin: 'fish', claims: ['claim.epaAndDha'], claimsFrom: 250,
  },
  algaeOil: {
    name: 'DHA and EPA', substances: ['Algae omega-3', 'Vegan omega-3'], category: 'Algae oil', goals: ['Heart and circulation'], oftenFor: ['Seniors'], forms: ['Softgel', 'Oil', 'Drops'],
    doses: [250, 500, 1000], unit: 'mg', perPiece: 400, cents: 58, origin: 'algae', claims: ['claim.epaAndDha'], claimsFrom: 250, gentle: true,
  },
  eveningPrimrose: {
    name: 'Evening primrose oil', substances: ['Evening primrose oil'], category: 'Evening primrose oil', goals: [], forms: ['Softgel', 'Oil'],
    doses: [1000, 2000], unit: 'mg', perPiece: 1000, cents: 27, origin: 'plant',
  },
  linseedOil: {
    name: 'Linseed oil', substances: ['Linseed oil', 'Cold-pressed linseed oil'], category: 'Linseed oil', goals: [], oftenFor: ['Seniors'], forms: ['Oil', 'Softgel'],
    doses: [2000, 5000], unit: 'mg', perPiece: 1000, cents: 22, origin: 'plant', gentle: true,
  },
  mctOil: {
    name: 'MCT oil', substances: ['MCT oil C8', 'MCT oil from coconut'], category: 'MCT oil', goals: [], forms: ['Oil', 'Powder', 'Softgel'],
    doses: [5000, 10_000], unit: 'mg', perPiece: 1000, cents: 42, origin: 'plant',
  },
  singleStrain: {
    name: 'Lactobacillus rhamnosus', substances: ['Lactobacillus rhamnosus', 'Lactobacillus reuteri', 'Bifidobacterium lactis', 'Saccharomyces boulardii'], namedBySubstance: true, category: 'Single strains',
    goals: [], forms: ['Capsule', 'Drops', 'Sachet'], doses: [5, 10, 20], unit: 'billion CFU', perPiece: 20, cents: 58, origin: 'culture', gentle: true,
  },
  multiStrain: {
    name: 'Lactic acid bacteria', substances: ['Ten-strain cultures', 'Daily cultures', 'Cultures with inulin', 'Travel cultures'], also: { 'Cultures with inulin': ['Inulin', 200, 'mg'] }, category: 'Multi-strain cultures',
    goals: [], forms: ['Capsule', 'Sachet', 'Powder', 'Lozenge'], doses: [5, 10, 30, 50], unit: 'billion CFU', perPiece: 25, cents: 66, origin: 'culture', gentle: true,
  },
  childrensCultures: {
    name: 'Lactic acid bacteria', substances: ['Cultures for little ones', 'Junior cultures'], category: 'Cultures for children', goals: [],
    forms: ['Drops', 'Sachet', 'Chewable tablet'], doses: [2, 5], unit: 'billion CFU', perPiece: 5, cents: 60, origin: 'culture', gentle: true,
  },
})
