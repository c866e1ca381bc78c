/**
 * Names under which labels give the amount of a substance or of one of its forms, by target, in the languages of the shop.
 * Letter case, accents and hyphens do not count. A name stands here only if it can mean nothing else on a label.
 */
export const NAMES: Readonly<Record<string, string>> = {
  'vitamin-a.retinol':
    'retinol, rétinol, retinolo, retinolum, preformed vitamin a, vitamin a preformed, レチノール, 視黃醇, retinol equivalents',
  'vitamin-a.beta-carotene':
    'beta carotene, betacarotene, beta-carotin, betacarotin, beta-caroten, betacaroten, bêta-carotène, bêtacarotène, betacaroteno, beta-caroteno, beta-carotina, bétakarotin, béta-karotin, bètacaroteen, beta-caroteen, ベータカロテン, βカロテン, β-カロテン, ベータカロチン, βカロチン, β-胡蘿蔔素, 乙型胡蘿蔔素',
  'vitamin-d':
    'cholecalciferol, colecalciferol, cholécalciférol, colécalciférol, colecalciferolo, kolekalciferol, ergocalciferol, ergocalciférol, ergocalciferolo, コレカルシフェロール, エルゴカルシフェロール, 膽鈣化醇, 麥角鈣化醇',
  'vitamin-d.calcidiol':
    'calcidiol, calcifediol, calcidiol monohydrate, calcifediol monohydrate, 25-hydroxyvitamin d3, 25-hydroxycholecalciferol',
  'vitamin-e.natural':
    'd-alpha tocopherol, d alpha-tocopherol, rrr-alpha-tocopherol, natural vitamin e, vitamin e natural, natürliches vitamin e, vitamine e naturelle, vitamina e natural, vitamina e naturale, natuurlijke vitamine e, naturlig e-vitamin, természetes e-vitamin, vitamina e naturală, 天然ビタミンE, d-α-トコフェロール, 天然維生素E, d-α-生育酚',
  'vitamin-k':
    'phylloquinone, phyllochinon, phytomenadione, phytonadione, phytomenadion, menaquinone, menaquinone-7, menaquinone-4, menachinon, menachinon-7, menachinon-4, mk-7, mk7, mk-4, mk4, vitamin k2 mk-7, vitamin k2 mk7, vitamin k2 mk-4, vitamin k2 mk4, filoquinona, menaquinona, menaquinona-7, ménaquinone, ménaquinone-7, phylloquinon, menaquinon, menaquinon-7, fillochinone, menachinone, menakinon, filokinon, メナキノン, メナキノン-7, フィロキノン',
  'vitamin-c':
    'ascorbic acid, l-ascorbic acid, ascorbinsäure, l-ascorbinsäure, ascorbinsyre, l-ascorbinsyre, acide ascorbique, acide l-ascorbique, ácido ascórbico, ácido l-ascórbico, acido ascorbico, acido l-ascorbico, ascorbinezuur, l-ascorbinezuur, aszkorbinsav, l-aszkorbinsav, acid ascorbic, acid l-ascorbic, アスコルビン酸, l-アスコルビン酸, 抗壞血酸, l-抗壞血酸',
  thiamin: 'thiamin, thiamine, tiamina, tiamin, tiamină, aneurin, チアミン, 硫胺, 硫胺素',
  riboflavin: 'riboflavin, riboflavina, riboflavine, riboflavină, リボフラビン, 核黃素',
  niacin: 'niacin, niacine, niacina, niacină, niacin equivalents, ナイアシン, 菸鹼素, 菸鹼酸當量',
  'niacin.nicotinic-acid':
    'nicotinic acid, nicotinsäure, nikotinsäure, nikotinsyre, nicotinsyre, acide nicotinique, ácido nicotínico, acido nicotinico, nicotinezuur, nikotinsav, acid nicotinic, ニコチン酸, 菸鹼酸, 烟酸, 菸酸',
  'niacin.nicotinamide':
    'nicotinamide, niacinamide, nicotinamid, nikotinamid, niacinamid, nicotinamida, niacinamida, nicotinammide, niacinammide, nicotinamidă, niacinamidă, nicotinsäureamid, nikotinsäureamid, ニコチンアミド, ナイアシンアミド, ニコチン酸アミド, 菸鹼醯胺, 菸醯胺',
  'niacin.tryptophan':
    'tryptophan, l-tryptophan, tryptophane, l-tryptophane, triptófano, l-triptófano, triptofano, l-triptofano, tryptofaan, l-tryptofaan, tryptofan, l-tryptofan, triptofán, l-triptofán, triptofan, l-triptofan, トリプトファン, l-トリプトファン, 色胺酸, l-色胺酸',
  'pantothenic-acid':
    'pantothenic acid, d-pantothenic acid, pantothensäure, pantothensyre, pantotensyre, acide pantothénique, ácido pantoténico, acido pantotenico, pantotheenzuur, pantoténsav, acid pantotenic, パントテン酸, 泛酸',
  'vitamin-b6': 'pyridoxine, pyridoxin, piridoxina, piridoxin, piridoxină, ピリドキシン, 吡哆醇',
  biotin:
    'biotin, d-biotin, biotina, d-biotina, biotine, d-biotine, biotină, d-biotină, vitamin h, ビオチン, d-ビオチン, 生物素, d-生物素',
  folate: 'folate, folates, folat, folato, folatos, folati, folaat, folát, total folate, 葉酸塩, 葉酸鹽, 葉酸',
  'folate.folic-acid':
    'folic acid, folsäure, folsyre, acide folique, ácido fólico, acido folico, foliumzuur, folsav, acid folic, pteroylmonoglutamic acid, pteroylmonoglutaminsäure, フォリック酸, 葉酸（フォリック酸）, 葉酸（蝶醯麩胺酸）, 蝶醯麩胺酸',
  'folate.methylfolate':
    '5-mthf, l-5-mthf, (6s)-5-mthf, 6s-5-mthf, methylfolate, l-methylfolate, 5-methylfolate, l-5-methylfolate, (6s)-5-methylfolate, 5-methyltetrahydrofolate, l-5-methyltetrahydrofolate, (6s)-5-methyltetrahydrofolate, 5-methyltetrahydrofolic acid, (6s)-5-methyltetrahydrofolic acid, methylfolat, l-methylfolat, 5-methyltetrahydrofolat, méthylfolate, metilfolato, l-metilfolato, metilfolát, methylfolaat, l-methylfolaat, metilfolat, メチル葉酸, 5-メチルテトラヒドロ葉酸, 甲基葉酸, 5-甲基四氫葉酸',
  'folate.food-folate': 'food folate, nahrungsfolat',
  'vitamin-b12':
    'cobalamin, cobalamine, cobalamina, cobalamină, kobalamin, cyanocobalamin, cyanocobalamine, cianocobalamina, cianocobalamină, ciánkobalamin, cyanokobalamin, methylcobalamin, methylcobalamine, méthylcobalamine, metilcobalamina, metilcobalamină, metilkobalamin, methylkobalamin, hydroxocobalamin, hydroxocobalamine, hidroxocobalamina, idrossocobalamina, hidroxocobalamină, hidroxikobalamin, コバラミン, シアノコバラミン, メチルコバラミン, ヒドロキソコバラミン, 鈷胺素, 氰鈷胺, 甲鈷胺, 甲基鈷胺素',
  choline: 'choline, cholin, colina, kolin, colină, コリン, 膽鹼',
  calcium: 'calcium, kalzium, calcio, cálcio, kalcium, calciu, カルシウム, 鈣',
  magnesium: 'magnesium, magnésium, magnesio, magnésio, magnézium, magneziu, マグネシウム, 鎂',
  potassium: 'potassium, kalium, potasio, potassio, potássio, kálium, potasiu, カリウム, 鉀',
  sodium: 'sodium, natrium, sodio, sódio, nátrium, sodiu, ナトリウム, 鈉',
  chloride:
    'chloride, chlorid, klorid, chlorure, chlorures, cloruro, cloruri, cloreto, clorură, 塩素, 塩化物, 氯, 氯化物',
  phosphorus: 'phosphorus, phosphorous, phosphor, fosfor, phosphore, fósforo, fosforo, foszfor, リン, 磷',
  iron: 'iron, eisen, jern, hierro, fer, ferro, vas, ijzer, fier, ferrum, 鉄, 鉄分, 鐵',
  zinc: 'zinc, zink, zinco, cink, zincum, 亜鉛, 鋅',
  copper: 'copper, kupfer, kobber, cobre, cuivre, rame, réz, koper, cupru, 銅',
  manganese: 'manganese, mangan, manganeso, manganèse, manganês, mangán, mangaan, マンガン, 錳',
  fluoride: 'fluoride, fluorid, fluorure, fluoruro, fluoreto, fluorură, flúor, fluoro, fluor, フッ素, 氟, 氟化物',
  selenium: 'selenium, selen, selenio, selénio, sélénium, szelén, seleen, seleniu, セレン, セレニウム, 硒',
  iodine: 'iodine, jod, yodo, iode, iodio, iodo, jodium, jód, iod, ヨウ素, ヨード, 碘',
  chromium: 'chromium, chrom, krom, cromo, chrome, króm, chroom, crómio, crom, クロム, 鉻',
  molybdenum:
    'molybdenum, molybdän, molybdæn, molibdeno, molybdène, molibdén, molybdeen, molibdénio, molibden, モリブデン, 鉬',
  boron: 'boron, bor, boro, bore, bór, boor, ホウ素, 硼',
  silicon: 'silicon, silicium, silizium, silicio, silício, szilícium, siliciu, ケイ素, 珪素, 矽',
  'epa-dha':
    'epa and dha, epa & dha, epa + dha, epa/dha, dha and epa, dha & epa, dha + epa, dha/epa, epa und dha, dha und epa, epa og dha, dha og epa, epa y dha, dha y epa, epa et dha, dha et epa, epa és dha, dha és epa, epa e dha, dha ed epa, dha e epa, epa en dha, dha en epa, epa și dha, dha și epa, epa・dha, dha・epa, epa與dha, dha與epa',
  'epa-dha.epa':
    'epa, eicosapentaenoic acid, eicosapentaensäure, eicosapentaensyre, acide eicosapentaénoïque, ácido eicosapentaenoico, acido eicosapentaenoico, eicosapentaeenzuur, eikozapentaénsav, acid eicosapentaenoic, エイコサペンタエン酸, 二十碳五烯酸, epa eicosapentaenoic acid, eicosapentaenoic acid epa',
  'epa-dha.dha':
    'dha, docosahexaenoic acid, docosahexaensäure, docosahexaensyre, acide docosahexaénoïque, ácido docosahexaenoico, acido docosaesaenoico, docosahexaeenzuur, dokozahexaénsav, acid docosahexaenoic, ドコサヘキサエン酸, 二十二碳六烯酸, dha docosahexaenoic acid, docosahexaenoic acid dha',
  caffeine:
    'caffeine, koffein, coffein, kaffein, cafeína, caféine, caffeina, cafeïne, cafeïna, cafeine, cafeină, caffeine anhydrous, anhydrous caffeine, natural caffeine, カフェイン, 無水カフェイン, 咖啡因',
  egcg: 'egcg, epigallocatechin gallate, epigallocatechin-3-gallate, epigallocatechingallat, epigallocatéchine gallate, gallate d’épigallocatéchine, galato de epigalocatequina, epigallocatechina gallato, epigallocatechine gallaat, epigallokatekin-gallát, エピガロカテキンガレート, 表沒食子兒茶素沒食子酸酯',
  monacolins:
    'monacolin, monacolins, monacolin k, monakolin k, monacoline k, monacolina k, monacoline, モナコリンk, 紅麴菌素k, 紅麴素k',
}

/** Letters and numbers after `vitamin`, by target. */
export const VITAMINS: Readonly<Record<string, string>> = {
  'vitamin-a': 'a',
  'vitamin-d': 'd, d2, d3',
  'vitamin-e': 'e',
  'vitamin-k': 'k, k1, k2',
  'vitamin-c': 'c',
  thiamin: 'b1',
  riboflavin: 'b2',
  niacin: 'b3',
  'pantothenic-acid': 'b5',
  'vitamin-b6': 'b6',
  biotin: 'b7, b8',
  folate: 'b9',
  'vitamin-b12': 'b12',
}

/** The word `vitamin` with a letter in its place, in the languages of the shop. */
export const VITAMIN_WORDS = [
  'vitamin *',
  '* vitamin',
  'vitamine *',
  'vitamina *',
  '* vitamina',
  'vit *',
  'ビタミン*',
  '維生素*',
  '維他命*',
] as const
