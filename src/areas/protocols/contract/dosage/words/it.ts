import type { Words } from './words.ts'

export const it: Words = {
  units: {
    capsule: 'capsula|capsule|cps|caps|cap|capsulina|capsuline',
    tablet:
      'compressa|compresse|cpr|compr|comp|cp|compressa masticabile|compresse masticabili|compressa effervescente|compresse effervescenti|tavoletta|tavolette|confetto|confetti',
    softgel: 'capsula molle|capsule molli|cps molle|cps molli|perla|perle|softgel|opercolo|opercoli',
    lozenge: 'pastiglia|pastiglie|past|compressa orosolubile|compresse orosolubili|caramella|caramelle',
    gummy: 'caramella gommosa|caramelle gommose|gommosa|gommose|gummy|gummies|gelatina|gelatine|orsetto|orsetti',
    drop: 'goccia|gocce|gtt|gc|goc',
    spray: 'spruzzo|spruzzi|spray|nebulizzazione|nebulizzazioni|puff|erogazione|erogazioni',
    ml: 'ml|millilitro|millilitri',
    teaspoon: 'cucchiaino|cucchiaini|cucch.no|cucchiaino da tè|cucchiaini da tè|cucchiaino raso|cucchiaini rasi|c.no',
    tablespoon: 'cucchiaio|cucchiai|cucch|cucchiaio da tavola|cucchiai da tavola|cucchiaio raso|cucchiai rasi',
    g: 'g|gr|grammo|grammi',
    scoop: 'misurino|misurini|mis|dosatore|dosatori|scoop|misurino raso|misurini rasi',
    sachet: 'bustina|bustine|bust|busta|buste|stick|stickpack|stick pack|bst',
    teaBag:
      'filtro|filtri|bustina di tè|bustine di tè|bustina di tisana|bustine di tisana|bustina filtro|bustine filtro',
    bar: 'barretta|barrette',
    piece: 'pezzo|pezzi|pz|unità|pillola|pillole',
  },
  times: {
    rising: 'al risveglio|risveglio|appena svegli|appena sveglio|appena alzati|al mattino al risveglio|appena alzato',
    breakfast:
      'colazione|a colazione|mattina|la mattina|di mattina|mattino|al mattino|alla mattina|prima colazione|a prima colazione|il mattino|ogni mattina',
    lunch: 'pranzo|a pranzo|mezzogiorno|a mezzogiorno|a metà giornata',
    dinner: 'cena|a cena|sera|la sera|di sera|alla sera|ogni sera|in serata',
    bed: 'prima di dormire|la sera prima di dormire|sera prima di dormire|la sera prima di coricarsi|prima di coricarsi|prima di andare a letto|prima di andare a dormire|al momento di coricarsi|a letto|andando a letto|notte|la notte|di notte|alla notte|prima del sonno|prima di coricarti|letto|prima di letto',
  },
  anyTime: 'in qualsiasi momento|a qualsiasi ora|in qualunque momento|quando vuoi|a piacere',
  meals: {
    breakfast: 'con la colazione|con colazione|dopo colazione|dopo la colazione|durante la colazione',
    lunch: 'con il pranzo|col pranzo|dopo pranzo|dopo il pranzo|durante il pranzo',
    dinner: 'con la cena|con cena|dopo cena|dopo la cena|durante la cena',
  },
  eachMeal:
    'a ogni pasto|ad ogni pasto|ai tre pasti|ai 3 pasti|con ogni pasto|ogni pasto|a ciascun pasto|ai pasti principali',
  food: {
    with: 'con il cibo|con cibo|a stomaco pieno|durante il pasto|durante i pasti|ai pasti|al pasto|con il pasto|con un pasto|con i pasti|dopo i pasti|dopo il pasto|durante un pasto|col cibo|dopo mangiato',
    without:
      'a stomaco vuoto|a digiuno|digiuno|stomaco vuoto|senza cibo|lontano dai pasti|fuori pasto|fra i pasti|tra i pasti',
  },
  weekdays: [
    'lunedì|lun|lu|il lunedì',
    'martedì|mar|ma|il martedì',
    'mercoledì|mer|me|il mercoledì',
    'giovedì|gio|gi|il giovedì',
    'venerdì|ven|ve|il venerdì',
    'sabato|sab|sa|il sabato',
    'domenica|dom|do|la domenica',
  ],
  months: [
    'gennaio|genn|gen',
    'febbraio|febbr|feb',
    'marzo|mar',
    'aprile|apr',
    'maggio|magg|mag',
    'giugno|giu',
    'luglio|lug',
    'agosto|ago',
    'settembre|sett|set',
    'ottobre|ott',
    'novembre|nov',
    'dicembre|dic',
  ],
  numbers: ['un|uno|una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  half: 'mezza|mezzo',
  daily:
    'al giorno|al dì|al di|ogni giorno|tutti i giorni|giornalmente|quotidianamente|die|a giorno|per giorno|giornaliera|giornaliere|pro die',
  often: ['una volta', 'due volte', 'tre volte'],
  timesWord: 'x|volte|volta|v',
  every: 'ogni|tutti i|tutte le|ciascun',
  everySecondDay:
    'a giorni alterni|giorni alterni|un giorno sì e uno no|un giorno sì e un giorno no|un giorno sì uno no|ogni due giorni|ogni secondo giorno',
  everyThirdDay: 'ogni terzo giorno',
  weekly:
    'settimanale|settimanalmente|una volta a settimana|una volta alla settimana|ogni settimana|1 volta a settimana|1 volta alla settimana',
  days: 'giorni|giorno|gg|g g',
  weeks: 'settimane|settimana|sett.ne|sett.na|settim',
  for: 'per|durante',
  first: 'primi|i primi|per i primi|nei primi|prime|la prima|le prime|per la prima|nella prima',
  thenWord: 'poi|quindi|dopodiché|in seguito|e poi|successivamente|dopo di che',
  from: 'dal|da|a partire dal|a partire da|inizio|inizio il|con inizio il|dall’',
  until: 'fino al|al|sino al|fino a|fine|fine il|fino all’|all’|sino a|fino al giorno',
  and: 'e|ed|più',
  hourBefore: 'ore|alle ore|alle|h|all’ora',
  fill: 'a|il|la|di|assumere|prendere|posologia|solo|per favore|dose|le|i|ciascuna',
}
