import type { ClaimWords } from './claim-words.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What Spanish words claim. */
export const CLAIMS_ES: ClaimWords = {
  numbers:
    words(`cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
    diecisiete dieciocho diecinueve veinte veintiuno treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento
    cientos doscientos trescientos quinientos mil miles millón millones docena docenas decenas mitad tercio
    tercios cuarto cuartos quinto quintos décima doble duplicó duplicaron triple triplicó par pares ambos ambas mayoría
    minoría ninguno ninguna ningún nadie nada nunca jamás no todo toda todos todas entero entera vez veces segundo tercero pocos pocas muchos muchas varios
    varias numerosos numerosas bastantes trío puñado`),
  numberPattern:
    /^(?:veinti|dieci)\p{L}+$|(?:cient|quinient)[oa]s$|[ée]sim[oa]s?$|^(?:sext|séptim|octav|noven|décim)[oa]s?$|^(?:cuádruple|quíntuple)s?$/u,
  denials:
    words(`tampoco vacío vacíos vacía vacías sin perdió perdieron borrado borrados eliminado eliminados faltan falta quedan queda restan solo sólo
    únicamente excepto salvo jamás desaparecieron cerrado cerrada
    tranquilo tranquila tranquilos tranquilas`),
  denialPattern: /^(?:perd|pérd|pierd|borr|elimin|desapare)/u,
  times:
    words(`lunes martes miércoles jueves viernes sábado sábados domingo domingos primavera verano otoño invierno hoy ayer mañana
    anoche tarde noche noches nocturno madrugada mediodía medianoche amanecer atardecer semana semanas semanal mes meses mensual año
    años anual década siglo minuto minutos diario recientemente últimamente quincena quincenas`),
  places:
    words(`norte sur este oeste norteño sureño oriental occidental noreste noroeste sureste suroeste costa costas costero
    costera bahía golfo isla islas mar océano río lago arrecife playa orilla puerto ciudad pueblo aldea país frontera límite parque
    reserva península cabo laguna estero estuario montaña valle`),
  units:
    words(`km m ha m² km² hectárea hectáreas metro metros kilómetro kilómetros milla millas pie pies acre acres nudo nudos kg
    kilogramo kilogramos kilo kilos gramo gramos tonelada toneladas litro litros por porciento grado grados hora horas día días
    semana semanas mes meses año años minuto minutos segundo segundos dólar dólares euro euros peso pesos veces cm mm`),
  hedges: words('unos unas casi aproximadamente alrededor'),
  scales: words('mil millón millones'),
  afterNumbers:
    words(`elementos elemento informes puntos punto líneas línea áreas área observaciones observación registros registro
    valores valor respuestas respuesta entradas entrada de en y o e con sin a al son es fue fueron tienen tiene tuvo tuvieron que
    para más menos del ellos ellas los las el la cubren cubre miden mide frente antes después observados recogidos
    elegidos total entre se están está desde seguido seguida luego pero respecto mientras`),
  placePrepositions: words('en cerca frente desde hacia entre junto dentro fuera sobre tras ante'),
  articles: words('el la los las un una unos unas este esta estos estas ese esa su sus cada lo'),
  afterPrepositions:
    words(`geocerca geocercas rango periodo tiempo tiempos total orden proyecto proyectos plantilla plantillas autor autores miembro
    miembros geometría área áreas línea líneas punto puntos capa capas campo campos datos valores valor elegido mismo misma primer
    primero último lugar lugares día días hora horas número números otros otras que quien cual ellos ellas elementos
    elemento informe registros pregunta respuesta respuestas tamaño longitud longitudes medida medidas fotografías
    personas tipo tipos de del a al general particular suma comparación anterior promedio mediana observaciones cuenta conjunto`),
  starters:
    words(`el la los las un una hay hubo son es fue fueron más menos en de del al a con sin por para entre desde como y pero
    o cuando donde que quien cuyo su sus esto este esta estos estas ese aquello elementos elemento puntos líneas áreas observaciones
    registros fotografías valores respuestas campo campos plantilla plantillas proyecto proyectos autor autores miembro
    geometría total primero último algunos otros otras otro también además finalmente según dado tiene tienen se lo cubren miden
    comparado respecto donde ahora actualmente entradas estancias`),
  rising: words('aumento aumentó aumentaron aumenta creció crecieron crecimiento subió subieron ascendió'),
  falling: words(
    'disminuyó disminuyeron disminución bajó bajaron descenso descendió cayó cayeron redujo reducción',
  ),
  more: words('más'),
  less: words('menos'),
  phrases: [/\bsin ningun[oa]\b/giu, /\bla mayor parte\b/giu, /\ba lo largo\b/giu, /\bcada uno\b/giu],
  hedgePhrases:
    /(?<!\p{L})(?:más de|menos de|al menos|como mínimo|cerca de|alrededor de|casi)\s+(?:\p{L}+\s+)?\uE000/iu,
  mostNumber: /^mayor\s+(?:número|cantidad)(?!\p{L})/iu,
  comparedWith: /^(?:más|menos) de (?:los|las) \uE000$/iu,
  roles: [
    [
      words(
        'empieza empiezan empezó empezaron comienza comienzan comenzó comenzaron inicia inició iniciaron',
      ),
      ['number_least', 'first'],
    ],
    [
      words('termina terminan terminó terminaron acaba acaban acabó acabaron finaliza finalizó finalizaron'),
      ['number_greatest', 'last'],
    ],
    [
      words('desde'),
      [
        'number_least',
        'first',
        'previous',
        'number_mean_before',
        'template_before',
        'member_before',
        'longest_gap',
        'busiest_hour',
      ],
    ],
    [words('media promedio'), ['number_mean', 'number_mean_before']],
    [words('cuartil cuartiles'), ['number_lower_quartile', 'number_upper_quartile']],
    [words('mediana'), ['number_median']],
    [words('mínimo mínima menor mínimos'), ['number_least']],
    [words('máximo máxima'), ['number_greatest']],
    [words('primero primera'), ['first']],
    [words('último última'), ['last']],
    [words('largo larga'), ['length_longest', 'longest_gap']],
    [words('mayor'), ['area_largest', 'number_greatest']],
    [words('fotografías fotografía fotos foto'), ['photographs', 'unpictured', 'most_pictured']],
    [words('fotografiado fotografiada'), ['most_pictured']],
    [words('notas'), ['noted', 'notes', 'most_notes']],
    [words('comentado comentada'), ['most_notes']],
    [words('anterior anteriores'), ['previous', 'number_mean_before', 'template_before', 'member_before']],
    [words('atípico atípicos atípica atípicas'), ['number_outliers']],
    [words('entradas entrada entraron entró'), ['fence_entries']],
    [words('estancia estancias duraron'), ['fence_time']],
  ],
};
