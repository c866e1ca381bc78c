import type { OptionName } from './options.ts'

/**
 * Every word of the demo's product names and labels that is not also the name of a filter option. English is the key:
 * a word that is not in this list does not compile as a name, and a language that lacks one does not compile either.
 */
export type Term =
  // What stands in the table of nutrients.
  | 'Thiamin' | 'Niacin' | 'Pantothenic acid' | 'Riboflavin' | 'L-histidine' | 'Chromium' | 'Copper' | 'Manganese' | 'Molybdenum'
  | 'Ashwagandha root extract' | 'Rhodiola root extract' | 'Ginseng root extract' | 'Maca root' | 'Black cumin seed oil'
  | 'Cranberry fruit extract' | 'D-mannose' | 'Elderberry extract' | 'Garlic bulb powder' | 'Ginger root' | 'Ginkgo leaf extract'
  | 'Green tea leaf extract' | 'Lemon balm leaf' | 'Milk thistle seed extract' | 'Artichoke leaf extract' | 'Passionflower herb extract'
  | 'Oat herb extract' | 'Saffron stigma extract' | 'Turmeric root extract' | 'Black pepper fruit extract' | 'Valerian root extract'
  | 'Hop cone extract' | 'Fennel, anise and caraway' | 'Peppermint leaf' | 'Lavender flower' | 'EPA and DHA' | 'DHA and EPA'
  | 'Lactobacillus rhamnosus' | 'Lactic acid bacteria' | 'Collagen peptides' | 'Protein' | 'Lion’s mane extract' | 'Reishi extract'
  | 'Cordyceps extract' | 'Chaga extract' | 'Zeaxanthin' | 'Grape seed extract' | 'Pine bark extract' | 'Glucosamine sulphate'
  | 'Chondroitin sulphate' | 'Methylsulfonylmethane' | 'Creatine monohydrate' | 'Propolis extract' | 'Thyme herb extract'
  | 'Arnica flower extract' | 'Aloe vera leaf gel' | 'Calendula flower extract'
  // Names of products of one ingredient.
  | 'Beta-carotene' | 'Vitamin B6 as P-5-P' | 'Methylcobalamin' | 'Active B12' | 'Methylfolate' | 'Folic acid' | 'Biotin high strength'
  | 'Buffered vitamin C' | 'Liposomal vitamin C' | 'Acerola vitamin C' | 'Vitamin C from rose hip' | 'Vitamin D3' | 'Vegan vitamin D3'
  | 'Vitamin D3 from lichen' | 'Natural vitamin E complex' | 'Vitamin K2 MK-7' | 'Vitamin K2' | 'Vitamin B1' | 'Niacinamide' | 'Vitamin B3'
  | 'Vitamin B5' | 'Vitamin B2' | 'Magnesium bisglycinate' | 'Magnesium citrate' | 'Magnesium malate' | 'Magnesium taurate'
  | 'Magnesium from seawater' | 'Tri-magnesium dicitrate' | 'Calcium citrate' | 'Calcium from sea algae' | 'Calcium citrate malate'
  | 'Iron bisglycinate' | 'Gentle iron' | 'Iron with curry leaf' | 'Zinc bisglycinate' | 'Zinc picolinate' | 'Zinc citrate'
  | 'Zinc with histidine' | 'Selenium methionine' | 'Sodium selenite' | 'Iodine from kelp' | 'Potassium citrate' | 'Potassium bicarbonate'
  | 'Chromium picolinate' | 'Copper bisglycinate' | 'Manganese gluconate' | 'Silica from bamboo' | 'Silica from horsetail' | 'Organic silicon'
  | 'Organic ashwagandha' | 'Rhodiola rosea' | 'Arctic rhodiola' | 'Panax ginseng' | 'Red ginseng' | 'Siberian ginseng' | 'Black maca'
  | 'Gelatinised maca' | 'Black cumin oil' | 'Egyptian black cumin oil' | 'Cranberry with D-mannose' | 'Black elderberry' | 'Aged garlic'
  | 'Black garlic' | 'Ginger root extract' | 'Ginkgo biloba' | 'Ginkgo leaf' | 'Green tea extract' | 'Matcha' | 'Lemon balm leaf extract'
  | 'Milk thistle with artichoke' | 'Passionflower and oat straw' | 'Saffron extract' | 'Curcumin' | 'Turmeric with black pepper'
  | 'Curcumin phytosome' | 'Micellar curcumin' | 'Organic turmeric' | 'Valerian and hops' | 'Fennel fruit' | 'Peppermint and lemon verbena'
  | 'Peppermint' | 'Lavender and lime blossom' | 'Orange blossom and hops' | 'Omega-3 fish oil' | 'Omega-3 concentrate' | 'Wild fish oil'
  | 'Arctic fish oil' | 'Algae omega-3' | 'Vegan omega-3' | 'Cold-pressed linseed oil' | 'MCT oil C8' | 'MCT oil from coconut'
  | 'Lactobacillus reuteri' | 'Bifidobacterium lactis' | 'Saccharomyces boulardii' | 'Ten-strain cultures' | 'Daily cultures'
  | 'Cultures with inulin' | 'Travel cultures' | 'Cultures for little ones' | 'Junior cultures' | 'L-arginine base' | 'Acetyl-L-carnitine'
  | 'L-theanine from green tea' | 'Grass-fed collagen' | 'Collagen types 1 and 3' | 'Pea protein with cocoa' | 'Pea protein with vanilla'
  | 'Whey isolate' | 'Whey protein with cocoa' | 'Pasture whey' | 'Date and almond' | 'Cocoa and hazelnut' | 'Apple and oat'
  | 'Apricot and pumpkin seed' | 'Organic psyllium husk' | 'Inulin from chicory' | 'Agave inulin' | 'Lactase enzyme' | 'Red reishi extract'
  | 'Cordyceps militaris' | 'Nordic chaga' | 'Organic spirulina' | 'Cracked-cell chlorella' | 'Barley grass juice' | 'Lutein and zeaxanthin'
  | 'Lutein from marigold' | 'OPC from grape seed' | 'OPC with pine bark' | 'Quercetin phytosome' | 'Trans-resveratrol' | 'Ubiquinol'
  | 'Coenzyme Q10 in MCT oil' | 'R-alpha-lipoic acid' | 'Choline bitartrate' | 'Citicoline' | 'Glucosamine with chondroitin' | 'MSM crystals'
  | 'Micronised creatine' | 'Propolis with thyme' | 'Freeze-dried royal jelly' | 'Arnica gel' | 'Arnica and horse chestnut balm'
  | 'Aloe vera gel' | 'Aloe vera and cucumber lotion' | 'Calendula balm' | 'Calendula body lotion' | 'Calendula and sea buckthorn cream'
  // Names of products of several.
  | 'B-complex with choline' | 'Active B-complex' | 'Daily multivitamin' | 'Multivitamin for women' | 'Multivitamin for men'
  | 'Multivitamin from 55' | 'Multivitamin for children' | 'Expecting' | 'Vitamins D3 and K2' | 'Bone formula' | 'Magnesium and potassium'
  | 'Electrolyte balance' | 'Trace element complex' | 'Zinc and selenium' | 'Zinc with vitamin C' | 'Elderberry with vitamin C' | 'Iron with vitamin C'
  | 'Hair, skin and nails' | 'Beauty collagen' | 'Glucosamine with MSM' | 'Collagen with vitamin C' | 'Turmeric and ginger'
  | 'Passionflower with lemon balm' | 'Valerian with lemon balm' | 'Magnesium with ashwagandha' | 'Ashwagandha, rhodiola and ginseng'
  | 'Choline with ginkgo' | 'Omega-3 with vitamin D3' | 'Vegan omega-3 with vitamin E' | 'Eye formula'
  | 'Antioxidant complex' | 'Q10 with L-carnitine' | 'Milk thistle with choline' | 'Thyroid nutrients' | 'Digestive enzymes' | 'Fibre and cultures'
  | 'Green blend' | 'Mushroom quartet' | 'Creatine with glutamine'
  // What a form is made of besides.
  | 'Hydroxypropyl methylcellulose (capsule shell)' | 'Rice flour' | 'Microcrystalline cellulose' | 'Magnesium salts of fatty acids'
  | 'Silicon dioxide' | 'Modified starch (capsule shell)' | 'Glycerol' | 'Carrageenan' | 'Mixed tocopherols' | 'Xylitol' | 'Cherry powder'
  | 'Citric acid' | 'Sodium hydrogen carbonate' | 'Sorbitol' | 'Orange flavouring' | 'Steviol glycosides' | 'Glucose syrup' | 'Cane sugar'
  | 'Water' | 'Pectin' | 'Black carrot concentrate' | 'Natural flavouring' | 'Apple juice concentrate' | 'Potassium sorbate' | 'Rosemary extract'
  | 'Natural lemon flavouring' | 'Peppermint oil' | 'Acacia gum' | 'Dates' | 'Almonds' | 'Rolled oats' | 'Cocoa butter' | 'Sea salt' | 'Shea butter'
  | 'Jojoba oil' | 'Beeswax substitute of plant origin'

/** All names that product texts are made of. */
export type TermName = OptionName | Term
