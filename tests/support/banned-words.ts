import type { Locale } from '@/lib/i18n/locales';

/** Words that the glossary keeps out of the texts, by language; what stands there instead is in `docs/glossary.md`. */
export const bannedWords: Record<Locale, readonly RegExp[]> = {
  en: [
    /\bmend(s|ed|ing)?\b/i,
    /\bpapers\b/i,
    /\bname your (order )?reference\b/i,
    /\ba line of its own\b|\blines of their own\b/i,
    /\bcomes? (on top|of it)\b/i,
    /\bdearer|dearest\b/i,
    /\bshall\b/i,
    /\bkerb\b/i,
    /\bmotif\b/i,
    /\baround the clock\b/i,
    /\bin business hours\b/i,
    /\bexplained (on site|in your)\b/i,
    /\brights (per|by)\b/i,
    /\boffers as PDF\b/i,
    /\btake your order by hand\b/i,
    / …/,
  ],
  de: [/\bfreiwillig/i, /\bleider\b/i, /\bStartpreis/i, /\b(Pattaya|Nachtleben)-Führer/, /\bLageplan/],
  es: [
    /\bprecio inicial\b/i,
    /\bEmpezar\b/,
    /\bEstimado\/a\b/,
    /\b(plan|CRM|VPS|paquete|contable) Negocio\b/,
    /\bimpresora de recibos\b/i,
    /\bbúsquedas objetivo\b/i,
    /24 horas,? (dentro del|en) horario de atención/i,
    /\busted mismo\b/i,
    /\bcog(er|e|en|ió)\b/i,
    / …/,
  ],
  nl: [/\bgelieve\b/i, /\balstublieft\b/i, /\bstartprijs/i],
  th: [/ราคาตายตัว/, /เป็นเงินบาท/, /ตามเวลาประเทศไทย/, /วอล์กกิ้งสตรีท/, /วอลเล็ต/],
};
