import type { Words } from './words.ts'

export const fr: Words = {
  units: {
    capsule: 'gélule|gélules|gél|gel|gels|capsule|capsules|caps|cap',
    tablet:
      'comprimé|comprimés|comp|cp|cps|cpr|cprs|cé|comprimé à croquer|comprimés à croquer|comprimé effervescent|comprimés effervescents|cachet|cachets|comprimé sublingual|comprimés sublinguaux',
    softgel: 'capsule molle|capsules molles|caps molle|caps molles|perle|perles|softgel|softgels',
    lozenge: 'pastille|pastilles|past|comprimé à sucer|comprimés à sucer',
    gummy: 'gomme|gommes|gummy|gummies|gomme à mâcher|gommes à mâcher|ourson|oursons|gélifié|gélifiés',
    drop: 'goutte|gouttes|gtte|gttes|gtt|gts',
    spray: 'pulvérisation|pulvérisations|pulv|spray|sprays|pression|pressions|bouffée|bouffées|pschitt|pschitts',
    ml: 'ml|millilitre|millilitres',
    teaspoon:
      'cuillère à café|cuillères à café|cuillerée à café|cuillerées à café|c à c|cac|càc|cuillère à thé|cuillères à thé|c à café|c c|cc',
    tablespoon:
      'cuillère à soupe|cuillères à soupe|cuillerée à soupe|cuillerées à soupe|c à s|cas|càs|c à soupe|c s|cs',
    g: 'g|gr|gramme|grammes',
    scoop:
      'dose|doses|mesurette|mesurettes|cuillère-mesure|cuillères-mesures|cuillère doseuse|cuillères doseuses|mesure|mesures|dosette|dosettes|scoop|scoops|cuillère mesure|cuillères mesure',
    sachet: 'sachet|sachets|sach|stick|sticks|sachet-dose|sachets-doses',
    teaBag:
      'infusette|infusettes|sachet de thé|sachets de thé|sachet de tisane|sachets de tisane|sachet d’infusion|sachets d’infusion',
    bar: 'barre|barres|barrette|barrettes',
    piece: 'unité|unités|pièce|pièces|pilule|pilules',
  },
  times: {
    rising: 'au lever|lever|le matin au lever|au réveil|réveil|dès le réveil|dès le lever|le matin au réveil',
    breakfast:
      'matin|le matin|au matin|les matins|petit déjeuner|petit-déjeuner|au petit déjeuner|ptit déj|petit déj|au petit déj|p’tit déj|pdj',
    lunch: 'midi|le midi|à midi|déjeuner|au déjeuner|le déjeuner|dîner de midi|repas de midi|au repas de midi',
    dinner: 'soir|le soir|au soir|les soirs|dîner|au dîner|le dîner|souper|au souper|repas du soir|au repas du soir',
    bed: 'coucher|le soir avant le coucher|le soir avant de dormir|soir au coucher|au coucher|avant le coucher|avant de se coucher|avant de dormir|avant de vous coucher|le soir au coucher|nuit|la nuit|au moment du coucher|avant coucher',
  },
  anyTime: 'à tout moment|n’importe quand|à n’importe quel moment|au moment de votre choix|à toute heure',
  meals: {
    breakfast: 'avec le petit déjeuner|avec petit déjeuner|pendant le petit déjeuner|après le petit déjeuner',
    lunch: 'avec le déjeuner|pendant le déjeuner|après le déjeuner',
    dinner: 'avec le dîner|pendant le dîner|après le dîner|avec le repas du soir',
  },
  eachMeal:
    'à chaque repas|chaque repas|avec chaque repas|aux trois repas|aux 3 repas|à chacun des repas|pendant chaque repas',
  food: {
    with: 'avec un repas|avec repas|avec les repas|au repas|aux repas|pendant le repas|pendant les repas|pendant un repas|au cours du repas|au cours des repas|au cours d’un repas|au milieu du repas|après le repas|après les repas|avec de la nourriture|avec nourriture|avec des aliments|en mangeant|lors d’un repas|lors des repas',
    without:
      'à jeun|sans nourriture|sans manger|en dehors des repas|entre les repas|sans repas|à distance des repas|estomac vide|l’estomac vide|ventre vide',
  },
  weekdays: [
    'lundi|lundis|lun|lu',
    'mardi|mardis|mar|ma',
    'mercredi|mercredis|mer|mercr|me',
    'jeudi|jeudis|jeu|je',
    'vendredi|vendredis|ven|vendr|ve',
    'samedi|samedis|sam|sa',
    'dimanche|dimanches|dim|di',
  ],
  months: [
    'janvier|janv|jan',
    'février|févr|fév',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août',
    'septembre|sept|sep',
    'octobre|oct',
    'novembre|nov',
    'décembre|déc',
  ],
  numbers: ['un|une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  half: 'demi|demie|un demi|une demi|une demie',
  daily: 'par jour|chaque jour|tous les jours|quotidien|quotidiennement|journalier|p j|pj|au quotidien|le jour',
  often: ['une fois', 'deux fois', 'trois fois'],
  timesWord: 'x|fois|fs',
  every: 'tous les|toutes les|chaque|tout les',
  everySecondDay:
    'un jour sur deux|1 jour sur 2|un jour sur 2|1 jour sur deux|jours alternés|en jours alternés|tous les deux jours',
  everyThirdDay: 'un jour sur trois|1 jour sur 3',
  weekly:
    'une fois par semaine|1 fois par semaine|1x par semaine|hebdomadaire|chaque semaine|toutes les semaines|1 fois semaine',
  days: 'jours|jour|j|jrs',
  weeks: 'semaines|semaine|sem',
  for: 'pendant|durant|pour|sur',
  first: 'premiers|première|premières|les premiers|la première|pendant les premiers|pendant la première|d’abord',
  thenWord: 'puis|ensuite|et puis|après ça|par la suite|et ensuite|après cela',
  from: 'à partir du|à partir de|dès le|du|depuis le|à compter du|début|début le|depuis',
  until: 'jusqu’au|jusqu’à|au|jusque|fin|fin le|jusqu’au inclus',
  and: 'et|plus',
  hour: 'heures|heure|h',
  fill: 'à|le|la|de|d’|prendre|er|par prise|prise|s’il vous plaît|svp|seulement|uniquement|aux|posologie',
}
