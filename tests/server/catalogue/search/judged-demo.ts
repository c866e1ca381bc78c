import { judge, type Judged } from './judged.ts'

/** Queries on the demo catalogue, in the languages in which its texts are. */
export const JUDGED_DEMO: readonly Judged[] = [
  ...judge('plain', {
    'magnesium': /magnesium/,
    'vitamin c': /vitamin c\b/,
    'omega-3 fish oil': [/omega-3/, /fish oil/],
    'zinc': /zinc/,
    'iron with vitamin c': /iron with vitamin c/,
    'whey protein': /whey/,
  }),
  ...judge('typo', {
    'magneisum': /magnesium/,
    'ashwaganda': /ashwagandha/,
    'colagen': /collagen/,
    'spirulna': /spirulina/,
    'glucosmine': /glucosamine/,
  }),
  ...judge('prefix', { 'mag': /magnesium/, 'ash': /ashwagandha/, 'vitamin d': /vitamin d/, 'magnesium cit': /magnesium citrate/ }),
  ...judge('name', {
    'probiotic': /cultures|lactobacillus|bifidobacterium|boulardii/,
    'probiotics': /cultures|lactobacillus|bifidobacterium|boulardii/,
    'prebiotic': /inulin|acacia fibre/,
    'flaxseed oil': /linseed oil/,
    'vitamin b9': /folate|folic acid/,
    'vitamin b7': /biotin/,
    'multi vitamin': /multivitamin/,
  }),
  ...judge('name', { 'Probiotika': /kulturen|lactobacillus|bifidobacterium|boulardii/ }, 'de'),
  ...judge('name', { '益生菌': /益生菌|乳酸菌|菌/ }, 'zh-TW'),
  ...judge('spelling', { 'b-12': /b12/, 'b 12': /b12/, 'd3': /d3/, 'd-3': /d3/, 'co-q10': /q10/, 'women’s multivitamin': /multivitamin for women/, 'omega-3s': /omega-3/ }),
  ...judge('spelling', { 'b12': /b12/, 'vitamin k 2': /vitamin k2/, 'omega3': /omega-3/, 'q10': /q10/ }),
  ...judge('language', { 'Zink': /zink/, 'Eisen': /eisen/, 'Vitamin C': /vitamin c/, 'Fischol': /fischol/, 'Kollagen': /kollagen/, 'magnesum': /magnesium/ }, 'de'),
  ...judge('language', { 'マグネシウム': /マグネシウム/, 'ビタミンC': /ビタミンc/, '鉄': /鉄/, 'コラーゲン': /コラーゲン/, '乳酸菌': /乳酸菌/, '亜鉛': /亜鉛/ }, 'jp'),
  ...judge('language', { '鎂': /鎂/, '維生素C': /維生素c/, '魚油': /魚油/, '鋅': /鋅/ }, 'zh-TW'),
  ...judge('language', { 'Magnésium': /magnesium/, 'huile de poisson': /huile de poisson|omega-3/, 'zinc': /zinc/ }, 'fr'),
  ...judge('language', { 'magnézium': /magnezium/, 'cink': /cink/ }, 'hu'),
  ...judge('language', { 'ácido fólico': /acido folico/, 'hierro': /hierro/ }, 'es'),
  ...judge('accent', { 'acido folico': /acido folico/, 'PROPÓLEO': /propoleo/ }, 'es'),
]
