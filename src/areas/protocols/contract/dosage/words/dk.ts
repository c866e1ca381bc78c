import type { Words } from './words.ts'

export const dk: Words = {
  units: {
    capsule: 'kapsel|kapsler|kaps|kps|caps|cap|kapslen|kapslerne',
    tablet:
      'tablet|tabletter|tabl|tab|tbl|tyggetablet|tyggetabletter|brusetablet|brusetabletter|depottablet|depottabletter|smeltetablet|smeltetabletter',
    softgel:
      'blød kapsel|bløde kapsler|softgel|softgels|softgelkapsel|softgelkapsler|gelkapsel|gelkapsler|blødkapsel|blødkapsler|perle|perler',
    lozenge: 'sugetablet|sugetabletter|pastil|pastiller|sugetabl',
    gummy: 'vingummi|vingummier|gummi|gummier|gummy|gummies|vitamingummi|vitamingummier',
    drop: 'dråbe|dråber|dr|drb|gtt',
    spray: 'pust|spray|sprays|pump|puff|sprøjt|tryk',
    ml: 'ml|milliliter',
    teaspoon: 'teske|teskeer|tsk|teskefuld|teskefulde|strøget teske|strøgne teskeer',
    tablespoon: 'spiseske|spiseskeer|spsk|spiseskefuld|spiseskefulde|strøget spiseske|strøgne spiseskeer',
    g: 'g|gr|gram',
    scoop: 'måleske|måleskeer|måleskefuld|måleskefulde|scoop|scoops|mål|doseringsske|doseringsskeer',
    sachet: 'portionsbrev|portionsbreve|brev|breve|pose|poser|stick|sticks|portionspose|portionsposer|sachet',
    teaBag: 'tebrev|tebreve|tepose|teposer',
    bar: 'bar|barer|bars|stang|stænger',
    piece: 'stk|styk|stykker|stykke|pille|piller',
  },
  times: {
    rising:
      'når du står op|ved opvågning|når man står op|opvågning|ved opstigning|lige når du står op|om morgenen når du står op|når du vågner',
    breakfast:
      'morgen|om morgenen|morgenmad|til morgenmad|til morgenmaden|morgenen|morgner|ved morgenmad|ved morgenmaden|formiddag|om formiddagen',
    lunch: 'middag|frokost|til frokost|til frokosten|ved frokost|ved frokosten|midt på dagen',
    dinner:
      'aften|om aftenen|aftensmad|til aftensmad|til aftensmaden|ved aftensmad|ved aftensmaden|aftenen|aftner|middagsmad|til middagsmad',
    bed: 'sengetid|aften ved sengetid|om aftenen før sengetid|om aftenen ved sengetid|ved sengetid|før sengetid|inden sengetid|før du skal sove|inden du skal sove|til natten|nat|om natten|ved sengetide|før sovetid|inden du går i seng|før du går i seng|ved sovetid|seng',
  },
  anyTime:
    'når som helst|på et vilkårligt tidspunkt|valgfrit tidspunkt|på et valgfrit tidspunkt|når du vil|uanset tidspunkt',
  meals: {
    breakfast:
      'sammen med morgenmad|sammen med morgenmaden|med morgenmad|efter morgenmad|efter morgenmaden|med morgenmaden',
    lunch: 'sammen med frokost|sammen med frokosten|med frokost|efter frokost|efter frokosten|med frokosten',
    dinner:
      'sammen med aftensmad|sammen med aftensmaden|med aftensmad|efter aftensmad|efter aftensmaden|med aftensmaden',
  },
  eachMeal:
    'til hvert måltid|ved hvert måltid|hvert måltid|til alle måltider|til de tre måltider|til de tre hovedmåltider|med hvert måltid',
  food: {
    with: 'med mad|sammen med mad|med maden|til mad|til maden|til et måltid|med et måltid|sammen med et måltid|ved måltid|i forbindelse med et måltid|i forbindelse med måltid|til måltid|til måltider|efter mad|efter måltid|efter et måltid|ved måltider|sammen med måltid|med måltid|til måltiderne',
    without:
      'uden mad|på tom mave|tom mave|fastende|mellem måltiderne|mellem måltider|på fastende hjerte|i fastende tilstand',
  },
  weekdays: [
    'mandag|mandage|man|ma',
    'tirsdag|tirsdage|tirs|tir',
    'onsdag|onsdage|ons|on',
    'torsdag|torsdage|tors|tor',
    'fredag|fredage|fre|fr',
    'lørdag|lørdage|lør|lø',
    'søndag|søndage|søn|sø',
  ],
  months: [
    'januar|jan',
    'februar|feb',
    'marts|mar',
    'april|apr',
    'maj',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  numbers: ['en|et|én|ét', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'],
  half: 'halv|halve|en halv|et halvt|halvt',
  daily: 'daglig|dagligt|om dagen|pr dag|per dag|hver dag|dgl|dagl|i døgnet|pr døgn',
  often: ['én gang|en gang', 'to gange', 'tre gange'],
  timesWord: 'x|gange|gang|gg',
  every: 'hver|hvert',
  everySecondDay: 'hver anden dag|hver 2 dag|hveranden dag',
  everyThirdDay: 'hver tredje dag|hver 3 dag',
  weekly:
    'ugentlig|ugentligt|en gang om ugen|én gang om ugen|hver uge|1 gang om ugen|en gang ugentligt|1 gang ugentligt',
  days: 'dage|dag|d',
  weeks: 'uger|uge',
  for: 'i',
  first: 'første|de første|den første|i de første|i den første|først',
  thenWord: 'derefter|så|herefter|og derefter|og så|dernæst|efterfølgende|og herefter',
  from: 'fra|fra den|fra og med|fra d|startende|start|med start|fra og med den',
  until: 'til|til og med|til den|t o m|tom|indtil|slut|til og med den',
  and: 'og|plus|samt',
  hourBefore: 'kl|klokken',
  fill: 'tag|tages|ved|dosis|dosering|kun|ad gangen|på|den',
}
