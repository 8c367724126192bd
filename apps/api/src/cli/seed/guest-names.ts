/** Real spellings of names in the alphabets of the seven languages, and of a few visitors. */
export interface NamesOfCountry {
  /** One of the seven languages. */
  language: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** A mobile number of the country without its last five digits, in E.164. */
  phonePrefix: string;
  cities: readonly string[];
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
}

export const namesByCountry: readonly NamesOfCountry[] = [
  {
    language: 'no',
    country: 'NO',
    phonePrefix: '+47412',
    cities: ['Bergen', 'Tromsø', 'Ålesund', 'Bodø'],
    women: ['Åse', 'Ingrid', 'Solveig', 'Bjørg', 'Kjærsti', 'Maren', 'Øydis', 'Sigrid'],
    men: ['Øystein', 'Håkon', 'Bjørn', 'Pål', 'Sjur', 'Lars', 'Torbjørn', 'Åsmund'],
    families: ['Sæther', 'Ødegård', 'Nygård', 'Bråten', 'Haugen', 'Kjær', 'Støre', 'Solbakken'],
  },
  {
    language: 'sv',
    country: 'SE',
    phonePrefix: '+467012',
    cities: ['Göteborg', 'Malmö', 'Umeå', 'Örebro'],
    women: ['Märta', 'Åsa', 'Linnéa', 'Elin', 'Gunnel', 'Saga'],
    men: ['Björn', 'Göran', 'Åke', 'Jörgen', 'Nils', 'Sören'],
    families: ['Åkesson', 'Öberg', 'Sjöström', 'Lindqvist', 'Hägg', 'Bäckström'],
  },
  {
    language: 'de',
    country: 'DE',
    phonePrefix: '+49151234',
    cities: ['München', 'Köln', 'Düsseldorf', 'Gießen'],
    women: ['Käthe', 'Jürgen-Maria', 'Sabine', 'Änne', 'Liselotte', 'Friederike'],
    men: ['Jürgen', 'Götz', 'Björn', 'Matthias', 'Jörg', 'Karl-Heinz'],
    families: ['Weiß', 'Müller', 'Schäfer', 'Großmann', 'von der Heide', 'Übelacker'],
  },
  {
    language: 'fr',
    country: 'FR',
    phonePrefix: '+336123',
    cities: ['Besançon', 'Nîmes', 'Orléans', 'Le Havre'],
    women: ['Chloé', 'Maëlle', 'Françoise', 'Zoé', 'Hélène', 'Inès'],
    men: ['François', 'Loïc', 'Rémi', 'Jérôme', 'Théo', 'Benoît'],
    families: ['Lefèvre', 'Dœuff', 'Garçon', 'Bérénger', 'd’Août', 'Noël'],
  },
  {
    language: 'es',
    country: 'ES',
    phonePrefix: '+346123',
    cities: ['A Coruña', 'Málaga', 'Cádiz', 'León'],
    women: ['Begoña', 'Inés', 'Sofía', 'Lucía', 'Núria', 'Concepción'],
    men: ['Íñigo', 'José María', 'Ángel', 'Martín', 'Joaquín', 'Ramón'],
    families: ['Núñez', 'Ibáñez', 'García Peña', 'Güell', 'Muñoz', 'Castaño'],
  },
  {
    language: 'it',
    country: 'IT',
    phonePrefix: '+3934712',
    cities: ['Forlì', 'Cefalù', 'Torino', 'Cantù'],
    women: ['Niccolà', 'Giulia', 'Mercè', 'Chiara', 'Beatrice', 'Zoè'],
    men: ['Niccolò', 'Giosuè', 'Tomà', 'Luca', 'Andrea', 'Noè'],
    families: ['D’Angelo', 'Cantù', 'Dell’Orto', 'Nicolò', 'Rossi', 'Pellicanò'],
  },
  {
    language: 'en',
    country: 'GB',
    phonePrefix: '+4474001',
    cities: ['Leeds', 'Bristol', 'Aberystwyth', 'St Andrews'],
    women: ['Siân', 'Zoë', 'Charlotte', 'Niamh', 'Emily', 'Renée'],
    men: ['Seán', 'Harry', 'Llŷr', 'Oliver', 'Ruaridh', 'Noël'],
    families: ['O’Connor', 'Fforde', 'Brontë', 'Smith-Jones', 'MacÙisdean', 'Taylor'],
  },
  {
    language: 'en',
    country: 'PL',
    phonePrefix: '+485121',
    cities: ['Łódź', 'Kraków', 'Gdańsk', 'Poznań'],
    women: ['Małgorzata', 'Żaneta', 'Agnieszka', 'Łucja'],
    men: ['Łukasz', 'Paweł', 'Stanisław', 'Michał'],
    families: ['Wałęsa', 'Żukowski', 'Dąbrowska', 'Świątek'],
  },
];
