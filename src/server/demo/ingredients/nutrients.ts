import { ingredients } from './ingredient.ts'

export const NUTRIENTS = ingredients({
  arginine: {
    name: 'L-arginine', substances: ['L-arginine', 'L-arginine base'], category: 'L-arginine', goals: [], oftenFor: ['Seniors', 'Athletes'], forms: ['Capsule', 'Powder', 'Tablet'],
    doses: [1500, 3000], unit: 'mg', perPiece: 750, cents: 34, origin: 'plant',
  },
  carnitine: {
    name: 'L-carnitine', substances: ['L-carnitine', 'Acetyl-L-carnitine'], category: 'L-carnitine', goals: [], oftenFor: ['Athletes'], forms: ['Capsule', 'Liquid', 'Powder'],
    doses: [500, 1000, 2000], unit: 'mg', perPiece: 500, cents: 39, origin: 'synthetic',
  },
  glutamine: {
    name: 'L-glutamine', substances: ['L-glutamine'], category: 'L-glutamine', goals: [], oftenFor: ['Athletes'], forms: ['Powder', 'Capsule', 'Sachet'],
    doses: [1500, 5000], unit: 'mg', perPiece: 750, cents: 41, origin: 'plant',
  },
  lysine: {
    name: 'L-lysine', substances: ['L-lysine'], category: 'L-lysine', goals: [], forms: ['Tablet', 'Capsule', 'Powder'],
    doses: [500, 1000, 1500], unit: 'mg', perPiece: 1000, cents: 19, origin: 'plant',
  },
  theanine: {
    name: 'L-theanine', substances: ['L-theanine', 'L-theanine from green tea'], category: 'L-theanine', goals: [], forms: ['Capsule', 'Chewable tablet', 'Tablet'],
    doses: [100, 200, 250], unit: 'mg', perPiece: 250, cents: 37, origin: 'plant',
  },
  tyrosine: {
    name: 'L-tyrosine', substances: ['L-tyrosine'], category: 'L-tyrosine', goals: [], forms: ['Capsule', 'Powder'],
    doses: [500, 1000], unit: 'mg', perPiece: 500, cents: 27, origin: 'plant',
  },
  taurine: {
    name: 'Taurine', substances: ['Taurine'], category: 'Taurine', goals: [], oftenFor: ['Athletes'], forms: ['Capsule', 'Powder'], doses: [500, 1000, 2000], unit: 'mg', perPiece: 800, cents: 16, origin: 'synthetic',
  },
  collagen: {
    name: 'Collagen peptides', substances: ['Collagen peptides', 'Grass-fed collagen', 'Collagen types 1 and 3'], category: 'Collagen', goals: [], oftenFor: ['Seniors'],
    forms: ['Powder', 'Sachet', 'Capsule', 'Liquid'], doses: [2500, 5000, 10_000], unit: 'mg', perPiece: 600, cents: 74, origin: 'bovine',
  },
  peaProtein: {
    name: 'Pea protein', substances: ['Pea protein', 'Pea protein with cocoa', 'Pea protein with vanilla'], category: 'Pea protein', goals: ['Muscles'], oftenFor: ['Athletes'], forms: ['Powder', 'Bar'],
    doses: [20, 25], unit: 'g', perPiece: 20, cents: 92, origin: 'plant', claims: ['claim.protein'], claimsFrom: 10,
  },
  wheyProtein: {
    name: 'Whey protein', substances: ['Whey isolate', 'Whey protein with cocoa', 'Pasture whey'], category: 'Whey protein', goals: ['Muscles'], oftenFor: ['Athletes'], forms: ['Powder', 'Sachet', 'Bar'],
    doses: [20, 25, 30], unit: 'g', perPiece: 20, cents: 118, origin: 'milk', claims: ['claim.protein'], claimsFrom: 10,
  },
  energyBar: {
    name: 'Protein', substances: ['Date and almond', 'Cocoa and hazelnut', 'Apple and oat', 'Apricot and pumpkin seed'], category: 'Energy bars', goals: [], oftenFor: ['Athletes'], forms: ['Bar'],
    doses: [8, 12], unit: 'g', perPiece: 12, cents: 195, origin: 'plant',
  },
  psyllium: {
    name: 'Psyllium husk', substances: ['Psyllium husk', 'Organic psyllium husk'], category: 'Psyllium husk', goals: [], forms: ['Powder', 'Capsule', 'Sachet'],
    doses: [3, 5, 10], unit: 'g', perPiece: 0.7, cents: 31, origin: 'plant', gentle: true,
  },
  inulin: {
    name: 'Inulin', substances: ['Inulin from chicory', 'Agave inulin'], category: 'Inulin', goals: [], forms: ['Powder', 'Sachet'],
    doses: [5, 8, 12], unit: 'g', perPiece: 5, cents: 25, origin: 'plant', gentle: true,
  },
  acacia: {
    name: 'Acacia fibre', substances: ['Acacia fibre'], category: 'Acacia fibre', goals: [], forms: ['Powder', 'Sachet'], doses: [5, 10], unit: 'g', perPiece: 5, cents: 33, origin: 'plant', gentle: true,
  },
  bromelain: {
    name: 'Bromelain', substances: ['Bromelain'], category: 'Bromelain', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet'], doses: [250, 500, 1000], unit: 'mg', perPiece: 500, cents: 39, origin: 'plant',
  },
  lactase: {
    name: 'Lactase', substances: ['Lactase', 'Lactase enzyme'], category: 'Lactase', goals: ['Digestion'], forms: ['Tablet', 'Capsule', 'Drops'],
    doses: [4500, 9000, 14_000], unit: 'FCC', perPiece: 14_000, cents: 21, origin: 'culture', claims: ['claim.lactase'], claimsFrom: 4500, gentle: true,
  },
  lionsMane: {
    name: 'Lion’s mane extract', substances: ['Lion’s mane', 'Lion’s mane extract'], category: 'Lion’s mane', goals: [], forms: ['Capsule', 'Powder', 'Drops'],
    doses: [500, 1000, 2000], unit: 'mg', perPiece: 500, cents: 58, origin: 'fungus',
  },
  reishi: {
    name: 'Reishi extract', substances: ['Reishi', 'Red reishi extract'], category: 'Reishi', goals: [], forms: ['Capsule', 'Powder', 'Drops'],
    doses: [500, 1000, 1500], unit: 'mg', perPiece: 500, cents: 55, origin: 'fungus',
  },
  cordyceps: {
    name: 'Cordyceps extract', substances: ['Cordyceps', 'Cordyceps militaris'], category: 'Cordyceps', goals: [], forms: ['Capsule', 'Powder'],
    doses: [500, 1000, 1500], unit: 'mg', perPiece: 500, cents: 57, origin: 'fungus',
  },
  chaga: {
    name: 'Chaga extract', substances: ['Chaga', 'Nordic chaga'], category: 'Chaga', goals: [], forms: ['Capsule', 'Powder', 'Tea'], doses: [500, 1000], unit: 'mg', perPiece: 500, cents: 52, origin: 'fungus',
  },
  spirulina: {
    name: 'Spirulina', substances: ['Spirulina', 'Organic spirulina'], category: 'Spirulina', goals: [], forms: ['Tablet', 'Powder', 'Capsule'],
    doses: [2, 3, 5], unit: 'g', perPiece: 0.5, cents: 29, origin: 'algae',
  },
  chlorella: {
    name: 'Chlorella', substances: ['Chlorella', 'Cracked-cell chlorella'], category: 'Chlorella', goals: [], forms: ['Tablet', 'Powder', 'Capsule'],
    doses: [2, 3, 4], unit: 'g', perPiece: 0.5, cents: 34, origin: 'algae',
  },
  barleyGrass: {
    name: 'Barley grass', substances: ['Barley grass', 'Barley grass juice'], category: 'Barley grass', goals: [], forms: ['Powder', 'Tablet'],
    doses: [3, 5, 8], unit: 'g', perPiece: 0.5, cents: 36, origin: 'plant',
  },
  astaxanthin: {
    name: 'Astaxanthin', substances: ['Astaxanthin'], category: 'Astaxanthin', goals: [], oftenFor: ['Seniors'], forms: ['Softgel', 'Capsule'], doses: [4, 8, 12], unit: 'mg', perPiece: 12, cents: 46, origin: 'algae',
  },
  lutein: {
    name: 'Lutein', substances: ['Lutein and zeaxanthin', 'Lutein from marigold'], also: { 'Lutein and zeaxanthin': ['Zeaxanthin', 2, 'mg'] }, category: 'Lutein', goals: [], oftenFor: ['Seniors'], forms: ['Softgel', 'Capsule', 'Tablet'],
    doses: [10, 20, 40], unit: 'mg', perPiece: 40, cents: 37, origin: 'plant',
  },
  opc: {
    name: 'Grape seed extract', substances: ['OPC from grape seed', 'OPC with pine bark'], also: { 'OPC with pine bark': ['Pine bark extract', 50, 'mg'] }, category: 'OPC', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet'],
    doses: [150, 300, 600], unit: 'mg', perPiece: 300, cents: 36, origin: 'plant',
  },
  quercetin: {
    name: 'Quercetin', substances: ['Quercetin', 'Quercetin phytosome'], category: 'Quercetin', goals: [], forms: ['Capsule', 'Tablet', 'Powder'],
    doses: [250, 500, 1000], unit: 'mg', perPiece: 500, cents: 47, origin: 'plant',
  },
  resveratrol: {
    name: 'Resveratrol', substances: ['Resveratrol', 'Trans-resveratrol'], category: 'Resveratrol', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet'],
    doses: [100, 250, 500], unit: 'mg', perPiece: 500, cents: 49, origin: 'plant',
  },
  coenzymeQ10: {
    name: 'Coenzyme Q10', substances: ['Coenzyme Q10', 'Ubiquinol', 'Coenzyme Q10 in MCT oil'], category: 'Coenzyme Q10', goals: [], oftenFor: ['Seniors'], forms: ['Softgel', 'Capsule', 'Drops'],
    doses: [50, 100, 200], unit: 'mg', perPiece: 200, cents: 59, origin: 'culture',
  },
  alphaLipoicAcid: {
    name: 'Alpha-lipoic acid', substances: ['Alpha-lipoic acid', 'R-alpha-lipoic acid'], category: 'Alpha-lipoic acid', goals: [], forms: ['Capsule', 'Tablet'],
    doses: [200, 300, 600], unit: 'mg', perPiece: 300, cents: 38, origin: 'synthetic',
  },
  choline: {
    name: 'Choline', substances: ['Choline bitartrate', 'Citicoline'], category: 'Choline', goals: ['Liver'], forms: ['Capsule', 'Liquid', 'Tablet'],
    doses: [250, 300, 500], unit: 'mg', perPiece: 250, cents: 31, origin: 'synthetic', claims: ['liver', 'fats', 'homocysteine'], claimsFrom: 82.5,
  },
  glucosamine: {
    name: 'Glucosamine sulphate', substances: ['Glucosamine', 'Glucosamine with chondroitin'], also: { 'Glucosamine with chondroitin': ['Chondroitin sulphate', 400, 'mg'] }, category: 'Glucosamine', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet', 'Powder'],
    doses: [750, 1500], unit: 'mg', perPiece: 750, cents: 36, origin: 'shellfish',
  },
  hyaluronicAcid: {
    name: 'Hyaluronic acid', substances: ['Hyaluronic acid'], category: 'Hyaluronic acid', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Liquid', 'Drops'], doses: [120, 200, 300], unit: 'mg', perPiece: 200, cents: 51, origin: 'culture',
  },
  msm: {
    name: 'Methylsulfonylmethane', substances: ['MSM', 'MSM crystals'], category: 'MSM', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet', 'Powder'], doses: [1000, 2000, 3000], unit: 'mg', perPiece: 800, cents: 24, origin: 'mineral',
  },
  creatine: {
    name: 'Creatine monohydrate', substances: ['Creatine monohydrate', 'Micronised creatine'], category: 'Creatine', goals: ['Muscles'], oftenFor: ['Athletes'], forms: ['Powder', 'Capsule', 'Gummy', 'Sachet'],
    doses: [3, 5], unit: 'g', perPiece: 0.8, cents: 32, origin: 'synthetic', claims: ['claim.creatine'], claimsFrom: 3,
  },
  betaAlanine: {
    name: 'Beta-alanine', substances: ['Beta-alanine'], category: 'Beta-alanine', goals: [], oftenFor: ['Athletes'], forms: ['Powder', 'Capsule'], doses: [3, 5], unit: 'g', perPiece: 0.8, cents: 35, origin: 'synthetic',
  },
  propolis: {
    name: 'Propolis extract', substances: ['Propolis', 'Propolis with thyme'], also: { 'Propolis with thyme': ['Thyme herb extract', 60, 'mg'] }, category: 'Propolis', goals: [], forms: ['Drops', 'Spray', 'Lozenge', 'Capsule', 'Cream'], doses: [100, 300, 500], unit: 'mg', perPiece: 500, cents: 33, origin: 'bee',
  },
  royalJelly: {
    name: 'Royal jelly', substances: ['Royal jelly', 'Freeze-dried royal jelly'], category: 'Royal jelly', goals: [], forms: ['Capsule', 'Liquid'], doses: [500, 1000], unit: 'mg', perPiece: 500, cents: 56, origin: 'bee',
  },
  arnicaCream: {
    name: 'Arnica flower extract', substances: ['Arnica gel', 'Arnica and horse chestnut balm'], category: 'Body care', goals: [], oftenFor: ['Seniors', 'Athletes'], forms: ['Cream'],
    doses: [40], unit: 'mg', perPiece: 40, cents: 36, origin: 'plant',
  },
  aloeCream: {
    name: 'Aloe vera leaf gel', substances: ['Aloe vera gel', 'Aloe vera and cucumber lotion'], category: 'Body care', goals: [], forms: ['Cream'],
    doses: [1800], unit: 'mg', perPiece: 1800, cents: 33, origin: 'plant',
  },
  skinCream: {
    name: 'Calendula flower extract', substances: ['Calendula balm', 'Calendula body lotion', 'Calendula and sea buckthorn cream'], category: 'Body care', goals: [], oftenFor: ['Athletes'], forms: ['Cream'],
    doses: [30], unit: 'mg', perPiece: 30, cents: 38, origin: 'plant',
  },
})
