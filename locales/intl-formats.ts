/** Makes each formatter once: making one takes a browser as long as formatting a hundred values. */
function madeOnce<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${options === undefined ? '' : JSON.stringify(options)}`
    const formatter = made.get(key) ?? make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

/** Formatters of `Intl` for a locale. The same locale and options get the same formatter. */
export const intlFormats = {
  collator: madeOnce<Intl.CollatorOptions, Intl.Collator>((...asked) => new Intl.Collator(...asked)),
  dateTime: madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
    (...asked) => new Intl.DateTimeFormat(...asked),
  ),
  list: madeOnce<Intl.ListFormatOptions, Intl.ListFormat>((...asked) => new Intl.ListFormat(...asked)),
  number: madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(
    (...asked) => new Intl.NumberFormat(...asked),
  ),
  plural: madeOnce<Intl.PluralRulesOptions, Intl.PluralRules>((...asked) => new Intl.PluralRules(...asked)),
  relative: madeOnce<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
    (...asked) => new Intl.RelativeTimeFormat(...asked),
  ),
}
