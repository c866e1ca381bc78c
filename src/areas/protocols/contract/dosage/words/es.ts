import type { Words } from './words.ts'

export const es: Words = {
  units: {
    capsule: 'cápsula|cápsulas|cáps|cap|caps|cps|cáp',
    tablet:
      'comprimido|comprimidos|comp|comps|compr|cp|cpr|tableta|tabletas|tab|tabs|comprimido masticable|comprimidos masticables|comprimido efervescente|comprimidos efervescentes|gragea|grageas',
    softgel: 'perla|perlas|cápsula blanda|cápsulas blandas|softgel|softgels|cápsula de gel|cápsulas de gel',
    lozenge:
      'pastilla para chupar|pastillas para chupar|caramelo|caramelos|comprimido para chupar|comprimidos para chupar',
    gummy: 'gominola|gominolas|goma|gomas|gomita|gomitas|gummy|gummies',
    drop: 'gota|gotas|gts|gtt|gt',
    spray: 'pulverización|pulverizaciones|pulv|spray|sprays|puff|puffs|aplicación|aplicaciones',
    ml: 'ml|mililitro|mililitros|cc',
    teaspoon:
      'cucharadita|cucharaditas|cdta|cdtas|cdita|cditas|cucharilla|cucharillas|cucharada de café|cucharadas de café|cucharada de té',
    tablespoon: 'cucharada|cucharadas|cda|cdas|cucharada sopera|cucharadas soperas|cuchara sopera|cucharas soperas',
    g: 'g|gr|gramo|gramos|grs',
    scoop:
      'cacito|cacitos|cazo|cazos|medida|medidas|dosificador|dosificadores|scoop|scoops|cucharada medidora|cucharas medidoras|cuchara medidora',
    sachet: 'sobre|sobres|stick|sticks|monodosis',
    teaBag:
      'bolsita|bolsitas|bolsita de té|bolsitas de té|bolsita de infusión|bolsitas de infusión|infusión|infusiones',
    bar: 'barrita|barritas|barra|barras',
    piece: 'unidad|unidades|ud|uds|pieza|piezas|píldora|píldoras|pastilla|pastillas',
  },
  times: {
    rising: 'al levantarse|al levantarte|al despertar|al despertarse|levantarse|nada más levantarse|al despertarte',
    breakfast:
      'desayuno|en el desayuno|en desayuno|al desayunar|mañana|mañanas|por la mañana|por las mañanas|a la mañana|de mañana|en la mañana',
    lunch: 'comida|en la comida|almuerzo|en el almuerzo|mediodía|al mediodía|a mediodía|en comida',
    dinner:
      'cena|en la cena|en cena|al cenar|noche|noches|por la noche|por las noches|a la noche|tarde-noche|de noche|en la noche',
    bed: 'al acostarse|por la noche al acostarse|noche al acostarse|por la noche antes de acostarse|por la noche antes de dormir|al acostarte|antes de acostarse|antes de acostarte|antes de dormir|al dormir|acostarse|antes de ir a la cama|al ir a la cama|cama|antes de irse a la cama|al ir a dormir',
  },
  anyTime: 'a cualquier hora|en cualquier momento|cuando quiera|cuando quieras',
  meals: {
    breakfast: 'con el desayuno|con desayuno|después del desayuno|tras el desayuno|después de desayunar',
    lunch: 'con el almuerzo|con almuerzo|después del almuerzo|tras el almuerzo',
    dinner: 'con la cena|con cena|después de la cena|tras la cena|después de cenar',
  },
  eachMeal:
    'en cada comida|con cada comida|cada comida|a cada comida|en las tres comidas|con las tres comidas|en las 3 comidas',
  food: {
    with: 'con comida|con la comida|con las comidas|con alimentos|con alimento|con algo de comida|después de comer|después de las comidas|tras las comidas|con los alimentos|durante las comidas|durante la comida|en las comidas|con una comida',
    without:
      'en ayunas|ayunas|sin comida|sin alimentos|con el estómago vacío|estómago vacío|entre comidas|fuera de las comidas|lejos de las comidas|en ayuno',
  },
  weekdays: [
    'lunes|lun|lu|los lunes',
    'martes|mar|ma|los martes',
    'miércoles|mié|mier|mi|los miércoles',
    'jueves|jue|ju|los jueves',
    'viernes|vie|vi|los viernes',
    'sábado|sábados|sáb|sa|los sábados',
    'domingo|domingos|dom|do|los domingos',
  ],
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep|set',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  numbers: ['un|uno|una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  half: 'media|medio',
  daily: 'al día|por día|cada día|todos los días|diario|diaria|diarias|diarios|diariamente|a diario',
  often: ['una vez', 'dos veces', 'tres veces'],
  timesWord: 'x|veces|vez|v',
  every: 'cada|todos los|todas las',
  everySecondDay:
    'días alternos|en días alternos|a días alternos|un día sí y otro no|un día sí y un día no|un día sí otro no|cada dos días|cada segundo día',
  everyThirdDay: 'cada tercer día',
  weekly:
    'semanal|semanalmente|una vez a la semana|una vez por semana|cada semana|1 vez a la semana|1 vez por semana|todas las semanas',
  days: 'días|día|d',
  weeks: 'semanas|semana|sem',
  for: 'durante|por',
  first: 'primeros|primera|primeras|los primeros|la primera|las primeras|durante los primeros|durante la primera',
  thenWord: 'luego|después|y luego|y después|a continuación|posteriormente',
  from: 'desde|desde el|a partir del|del|inicio|inicio el|a partir de|empezando el|comenzando el',
  until: 'hasta|hasta el|al|fin|hasta el día',
  and: 'y|e|más',
  hour: 'h',
  hourBefore: 'a las|a la|las',
  fill: 'el|de|tomar|toma|tome|dosis|solo|por favor|la|los',
}
