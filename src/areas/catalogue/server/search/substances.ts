import { fold } from '#contract/names.ts'

import { wordsOfText } from './words.ts'

const PROBIOTIC =
  'probiotic, probiotics, probiotikum, probiotika, probiótico, probióticos, probiotique, probiotiques, probiotico, probiotici, probiotikumok, probiotica, probiotice, プロバイオティクス, 益生菌'
const PREBIOTIC =
  'prebiotic, prebiotics, präbiotikum, präbiotika, præbiotika, prebiótico, prebióticos, prébiotique, prébiotiques, prebiotico, prebiotici, prebiotikum, prebiotikumok, prebiotica, prebiotice, プレバイオティクス, 益生元'
const FIVE_HTP = '5-htp, 5-hydroxytryptophan, 5-hidroxitriptófano, griffonia, 5-羥基色胺酸'

/**
 * Other names of common substances. Imported labels are in one language (language.content-is-translated), but shoppers
 * search in thirteen. The key is the wording of a label, the value the further names that find it. Names that differ
 * only in case or accents are listed once.
 */
export const CALLED: Readonly<Record<string, string>> = {
  vitamin: 'vitamine, vitamina, vitaminer, ビタミン, 維生素, 維他命',
  vitamins: 'vitamine, vitaminer, vitaminas, vitaminok, ビタミン, 維生素, 維他命',
  multivitamin:
    'multi vitamin, multivitamine, multivitamina, multivitamínico, multivitaminico, マルチビタミン, 綜合維生素',
  multivitamins: 'multi vitamins, multivitamine, multivitaminer, multivitamínicos, マルチビタミン, 綜合維生素',
  mineral: 'mineralstoff, ミネラル, 礦物質',
  minerals: 'mineralstoffe, mineraler, minerales, minéraux, minerali, mineralen, minerais, minerale, ミネラル, 礦物質',
  thiamin: 'thiamine, vitamin b1, tiamina, tiamin, チアミン, 硫胺',
  thiamine: 'thiamin, vitamin b1, tiamina, tiamin, チアミン, 硫胺',
  riboflavin: 'vitamin b2, riboflavina, riboflavine, リボフラビン, 核黃素',
  niacin: 'vitamin b3, niacina, niacine, ナイアシン, 菸鹼素',
  'pantothenic acid':
    'vitamin b5, pantothensäure, pantothensyre, ácido pantoténico, acide pantothénique, pantoténsav, acido pantotenico, pantotheenzuur, acid pantotenic, パントテン酸, 泛酸',
  pyridoxine: 'vitamin b6, pyridoxin, piridoxina, ピリドキシン',
  biotin: 'vitamin b7, vitamin h, biotina, biotine, ビオチン, 生物素',
  'folic acid':
    'vitamin b9, folsäure, folsyre, ácido fólico, acide folique, folsav, acido folico, foliumzuur, acid folic, folate, folat, 葉酸',
  folate: 'vitamin b9, folat, folato, folaat, folsäure, folic acid, 葉酸',
  'ascorbic acid': 'vitamin c, ascorbinsäure, acide ascorbique, ácido ascórbico',
  calcium: 'kalzium, calcio, cálcio, kalcium, calciu, カルシウム, 鈣',
  iodine: 'jod, yodo, iode, iodio, iodo, jodium, iod, ヨウ素, 碘',
  iron: 'eisen, jern, hierro, fer, vas, ferro, ijzer, fier, 鉄, 鐵',
  magnesium: 'magnesio, magnésio, magnézium, magneziu, マグネシウム, 鎂',
  bisglycinate: 'glycinate, glycinat, glicinato, glicinat, glicinát, glycinaat, グリシネート, 甘胺酸鹽',
  potassium: 'kalium, potasio, potassio, potássio, kálium, potasiu, カリウム, 鉀',
  selenium: 'selen, selenio, selénium, szelén, seleen, seleniu, セレン, 硒',
  silica: 'silicium, kieselsäure, silice, sílice, シリカ, 矽',
  silicon: 'silicium, silizium, silicio, szilícium, siliciu, ケイ素, 矽',
  zinc: 'zink, cink, zinco, 亜鉛, 鋅',
  chromium: 'chrom, cromo, chrome, króm, chroom, crómio, crom, クロム, 鉻',
  copper: 'kupfer, kobber, cobre, cuivre, réz, rame, koper, cupru, 銅',
  manganese: 'mangan, manganeso, manganèse, mangán, mangaan, manganês, マンガン, 錳',
  molybdenum: 'molybdän, molybdæn, molibdeno, molybdène, molibdén, molybdeen, molibdénio, モリブデン, 鉬',
  ashwagandha: 'schlafbeere, アシュワガンダ, 南非醉茄',
  rhodiola: 'rosenwurz, rosenrod, rózsagyökér, rodiola, rozenwortel, ロディオラ, 紅景天',
  ginseng: 'ginzeng, 高麗人参, 人參',
  'black cumin':
    'schwarzkümmel, sortkommen, comino negro, cumin noir, feketekömény, cumino nero, zwarte komijn, cominho preto, chimen negru, ブラッククミン, 黑種草',
  cranberry:
    'tranebær, arándano rojo, canneberge, tőzegáfonya, mirtillo rosso, arando vermelho, merișor, クランベリー, 蔓越莓',
  elderberry: 'holunder, hyldebær, saúco, sureau, bodza, sambuco, vlierbes, sabugueiro, soc, エルダーベリー, 接骨木莓',
  garlic: 'knoblauch, hvidløg, ajo, ail, fokhagyma, aglio, knoflook, alho, usturoi, にんにく, 大蒜',
  ginger: 'ingwer, ingefær, jengibre, gingembre, gyömbér, zenzero, gember, gengibre, ghimbir, 生姜, 薑',
  ginkgo: 'gingko, イチョウ葉, 銀杏',
  'green tea':
    'grüner tee, grøn te, té verde, thé vert, zöld tea, tè verde, groene thee, chá verde, ceai verde, 緑茶, 綠茶',
  'lemon balm':
    'melisse, citronmelisse, melisa, citromfű, melissa, citroenmelisse, erva cidreira, roiniță, レモンバーム, 香蜂草',
  'milk thistle':
    'mariendistel, marietidsel, cardo mariano, chardon marie, máriatövis, mariadistel, armurariu, マリアアザミ, 水飛薊',
  passionflower:
    'passionsblume, passionsblomst, pasiflora, passiflore, golgotavirág, passiflora, passiebloem, floarea pasiunii, パッションフラワー, 西番蓮',
  'passion flower':
    'passionsblume, passionsblomst, pasiflora, passiflore, golgotavirág, passiflora, passiebloem, floarea pasiunii, パッションフラワー, 西番蓮',
  saffron: 'safran, azafrán, sáfrány, zafferano, saffraan, açafrão, șofran, サフラン, 番紅花',
  turmeric: 'kurkuma, gurkemeje, cúrcuma, curcuma, ウコン, 薑黃',
  curcumin: 'kurkumin, curcumina, curcumine, クルクミン, 薑黃素',
  valerian: 'baldrian, valeriana, valériane, macskagyökér, valeriaan, バレリアン, 纈草',
  'st. john’s wort':
    'johanniskraut, perikon, hipérico, millepertuis, orbáncfű, iperico, sint-janskruid, sunătoare, セントジョーンズワート, 聖約翰草',
  echinacea: 'sonnenhut, equinácea, échinacée, エキナセア, 紫錐花',
  'saw palmetto':
    'sägepalme, savpalme, palmito salvaje, palmier nain, fűrészpálma, zaagpalm, palmier pitic, ノコギリヤシ, 鋸棕櫚',
  peppermint:
    'pfefferminze, pebermynte, menta piperita, menthe poivrée, borsmenta, pepermunt, hortelã pimenta, mentă, ペパーミント, 薄荷',
  lavender: 'lavendel, lavanda, lavande, levendula, ラベンダー, 薰衣草',
  cinnamon: 'zimt, kanel, canela, cannelle, fahéj, cannella, kaneel, scorțișoară, シナモン, 肉桂',
  'omega-3': 'オメガ3',
  'fish oil':
    'fischöl, fiskeolie, aceite de pescado, huile de poisson, halolaj, olio di pesce, visolie, óleo de peixe, ulei de pește, 魚油, フィッシュオイル',
  'cod liver oil':
    'lebertran, levertran, aceite de hígado de bacalao, huile de foie de morue, csukamájolaj, olio di fegato di merluzzo, levertraan, óleo de fígado de bacalhau, ulei de ficat de cod, 肝油, 魚肝油',
  'krill oil':
    'krillöl, krillolie, aceite de krill, huile de krill, krillolaj, olio di krill, óleo de krill, ulei de krill, クリルオイル, 磷蝦油',
  'algae oil':
    'algenöl, algeolie, aceite de algas, huile d’algues, algaolaj, olio di alghe, algenolie, óleo de algas, ulei de alge, 藻類オイル, 藻油',
  'evening primrose':
    'nachtkerze, nachtkerzenöl, kæmpenatlys, onagra, onagre, ligetszépe, enotera, teunisbloem, luminița nopții, 月見草',
  'flaxseed oil':
    'linseed oil, flax oil, leinöl, hørfrøolie, aceite de lino, huile de lin, lenmagolaj, olio di lino, lijnzaadolie, óleo de linhaça, ulei de in, 亜麻仁油, 亞麻仁油',
  'linseed oil':
    'flaxseed oil, flax oil, leinöl, hørfrøolie, aceite de lino, huile de lin, lenmagolaj, olio di lino, lijnzaadolie, óleo de linhaça, ulei de in, 亜麻仁油, 亞麻仁油',
  arginine: 'arginin, arginina, アルギニン, 精胺酸',
  carnitine: 'carnitin, carnitina, karnitin, カルニチン, 肉鹼',
  glutamine: 'glutamin, glutamina, glutammina, グルタミン, 麩醯胺酸',
  lysine: 'lysin, lisina, lizin, lizină, リジン, 離胺酸',
  theanine: 'theanin, teanina, teanin, テアニン, 茶胺酸',
  tyrosine: 'tyrosin, tirosina, tirozin, tirozină, チロシン, 酪胺酸',
  taurine: 'taurin, taurina, タウリン, 牛磺酸',
  creatine: 'kreatin, creatina, クレアチン, 肌酸',
  'amino acids':
    'aminosäuren, aminosyrer, aminoácidos, acides aminés, aminosavak, aminoacidi, aminozuren, aminoacizi, アミノ酸, 胺基酸',
  collagen: 'kollagen, colágeno, collagène, kollagén, collagene, collageen, colagénio, colagen, コラーゲン, 膠原蛋白',
  protein: 'eiweiß, proteína, protéine, fehérje, proteina, eiwit, proteină, プロテイン, たんぱく質, 蛋白質',
  whey: 'molke, molkenprotein, valle, suero, lactosérum, tejsavó, siero, wei, soro, zer, ホエイ, 乳清',
  psyllium:
    'flohsamen, flohsamenschalen, loppefrøskaller, psilio, útifű, psillio, psylliumvezels, サイリウム, 洋車前子',
  fiber: 'fibre, ballaststoffe, kostfibre, fibra, élelmi rost, vezels, fibră, 食物繊維, 膳食纖維',
  fibre: 'fiber, ballaststoffe, kostfibre, fibra, élelmi rost, vezels, fibră, 食物繊維, 膳食纖維',
  inulin: `inulina, inuline, イヌリン, 菊糖, ${PREBIOTIC}`,
  'acacia fibre': PREBIOTIC,
  enzymes: 'enzyme, enzymer, enzimas, enzimek, enzimi, enzymen, enzime, 酵素',
  bromelain: 'bromelina, bromélaïne, ブロメライン, 鳳梨酵素',
  lactase: 'laktase, lactasa, laktáz, lattasi, lactază, ラクターゼ, 乳糖酶',
  probiotic: PROBIOTIC,
  probiotics: PROBIOTIC,
  lactobacillus: PROBIOTIC,
  bifidobacterium: PROBIOTIC,
  'saccharomyces boulardii': PROBIOTIC,
  'lactic acid bacteria': PROBIOTIC,
  'bacterial cultures': PROBIOTIC,
  prebiotic: PREBIOTIC,
  prebiotics: PREBIOTIC,
  '5-htp': FIVE_HTP,
  '5-hydroxytryptophan': FIVE_HTP,
  griffonia: FIVE_HTP,
  spirulina: 'espirulina, spiruline, スピルリナ, 螺旋藻',
  chlorella: 'chlorelle, clorella, clorela, クロレラ, 綠藻',
  'barley grass':
    'gerstengras, byggræs, hierba de cebada, herbe d’orge, árpafű, erba d’orzo, gerstegras, erva de cevada, orz verde, 大麦若葉, 大麥苗',
  reishi: '霊芝, 靈芝',
  cordyceps: '冬虫夏草, 蟲草',
  'lion’s mane':
    'igelstachelbart, igel-stachelbart, pindsvinepigsvamp, melena de león, hydne hérisson, süngomba, criniera di leone, pruikzwam, juba de leão, coama leului, ヤマブシタケ, 猴頭菇',
  astaxanthin: 'astaxantina, astaxanthine, asztaxantin, アスタキサンチン, 蝦紅素',
  lutein: 'luteína, lutéine, luteina, luteïne, ルテイン, 葉黃素',
  quercetin: 'quercetina, quercétine, kvercetin, ケルセチン, 槲皮素',
  resveratrol: 'rezveratrol, resveratrolo, レスベラトロール, 白藜蘆醇',
  'coenzyme q10': 'coq10, coenzym q10, coenzima q10, koenzim q10, コエンザイムq10, 輔酶q10',
  coq10: 'coenzyme q10, coenzym q10, coenzima q10, koenzim q10, コエンザイムq10, 輔酶q10',
  'co q10': 'coq10, coenzyme q10, コエンザイムq10, 輔酶q10',
  'alpha-lipoic acid':
    'alpha-liponsäure, alfa-liponsyre, ácido alfa-lipoico, acide alpha-lipoïque, alfa-liponsav, alfaliponzuur, acid alfa-lipoic, アルファリポ酸, 硫辛酸',
  'hyaluronic acid':
    'hyaluronsäure, hyaluronsyre, ácido hialurónico, acide hyaluronique, hialuronsav, acido ialuronico, hyaluronzuur, acid hialuronic, ヒアルロン酸, 玻尿酸',
  choline: 'cholin, colina, kolin, コリン, 膽鹼',
  glucosamine: 'glucosamin, glucosamina, glükózamin, glucozamină, グルコサミン, 葡萄糖胺',
  chondroitin: 'condroitina, chondroïtine, kondroitin, コンドロイチン, 軟骨素',
  melatonin: 'melatonina, mélatonine, メラトニン, 褪黑激素',
  caffeine: 'koffein, cafeína, caféine, caffeina, cafeïne, cafeină, カフェイン, 咖啡因',
  propolis: 'propóleo, propolisz, propoli, プロポリス, 蜂膠',
  'royal jelly':
    'gelée royale, jalea real, méhpempő, pappa reale, koninginnengelei, geleia real, lăptișor de matcă, ローヤルゼリー, 蜂王乳',
  acai: 'açaí, アサイー, 巴西莓',
  tryptophan: 'triptófano, tryptophane, triptofán, triptofano, tryptofaan, triptofan, トリプトファン, 色胺酸',
  glycine: 'glycin, glicina, glicin, グリシン, 甘胺酸',
  gaba: 'gamma-aminobutyric acid, gamma-aminobuttersäure, ギャバ, γ-胺基丁酸',
  'n-acetyl cysteine':
    'nac, n-acetylcysteine, n-acetylcystein, n-acetilcisteína, n-acétylcystéine, n-acetilcisztein, n-acetylcysteïne, アセチルシステイン, 乙醯半胱胺酸',
  berberine: 'berberin, berberina, berbérine, berberină, ベルベリン, 小檗鹼',
  boswellia: 'weihrauch, incienso, tömjén, wierook, tămâie, ボスウェリア, 乳香',
  hawthorn:
    'weißdorn, hvidtjørn, espino blanco, aubépine, galagonya, biancospino, meidoorn, espinheiro alvar, păducel, サンザシ, 山楂',
  'devil’s claw':
    'teufelskralle, djævleklo, garra del diablo, griffe du diable, harpagophytum, ördögkarom, artiglio del diavolo, duivelsklauw, garra do diabo, gheara diavolului, デビルズクロー, 魔鬼爪',
  nettle: 'brennnessel, brændenælde, ortiga, ortie, csalán, ortica, brandnetel, urtiga, urzică, イラクサ, 蕁麻',
  dandelion:
    'löwenzahn, mælkebøtte, diente de león, pissenlit, gyermekláncfű, tarassaco, paardenbloem, dente de leão, păpădie, タンポポ, 蒲公英',
  moringa: 'モリンガ, 辣木',
  glutathione: 'glutathion, glutatión, glutation, glutatione, glutationa, グルタチオン, 穀胱甘肽',
  inositol: 'inosit, inositolo, inozitol, イノシトール, 肌醇',
  nmn: 'nicotinamide mononucleotide, nicotinamidmononukleotid, ニコチンアミドモノヌクレオチド, 菸鹼醯胺單核苷酸',
  pqq: 'pyrroloquinoline quinone, pyrrolochinolinchinon, ピロロキノリンキノン, 吡咯喹啉醌',
  colostrum: 'kolostrum, calostro, kolosztrum, colostro, 初乳',
  cbd: 'cannabidiol, cannabidiolo, kannabidiol, canabidiol, カンナビジオール, 大麻二酚',
}

interface Substance {
  readonly label: readonly string[]
  readonly forms: readonly string[]
}

/** Substances by the first word of their name on labels. */
const BY_FIRST_WORD = new Map<string, Substance[]>()
for (const [label, names] of Object.entries(CALLED)) {
  const [first = '', ...others] = partsOf(label)
  const forms = names.split(', ').flatMap((name) => wordsOfText(fold(name)).map(([form]) => form))
  BY_FIRST_WORD.set(first, [
    ...(BY_FIRST_WORD.get(first) ?? []),
    { label: [first, ...others], forms: [...new Set(forms)] },
  ])
}

/** All words in names of substances, even those that no label of this catalogue contains. */
export const SUBSTANCE_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(CALLED).flatMap(partsOf),
  ...[...BY_FIRST_WORD.values()].flatMap((substances) => substances.flatMap(({ forms }) => forms)),
])

/** The words of a text by place; the shortest one where several share a place. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  for (const [form, place] of wordsOfText(fold(text))) {
    const known = parts[place]
    if (known === undefined || form.length < known.length) parts[place] = form
  }
  return parts
}

/** Additional forms that find a text, each with the place of the substance it names. */
export function furtherNames(
  words: readonly (readonly [form: string, place: number, ...unknown[]])[],
): [form: string, place: number][] {
  const found: [string, number][] = []
  for (const [form, place] of words) {
    for (const { label, forms } of BY_FIRST_WORD.get(form) ?? []) {
      const stands = label.every(
        (part, at) => at === 0 || words.some(([other, where]) => where === place + at && other === part),
      )
      if (stands) for (const further of forms) found.push([further, place])
    }
  }
  return found
}
