/** The projection of a PROJ string, with the properties of its method. */
export interface CrsMethod {
  readonly projection: string;
  /** Further parameters of the string. */
  readonly fixed?: string;
  /** The first standard parallel is the latitude of true scale. */
  readonly hasTrueScale?: true;
  /** Polar aspect: a latitude of origin other than the pole is the latitude of true scale. */
  readonly isPolar?: true;
  /** Projects ellipsoidal latitudes as if on a sphere. */
  readonly isSpherical?: true;
}

const TRANSVERSE: CrsMethod = { projection: 'tmerc' };
const SOUTH_ORIENTATED: CrsMethod = { projection: 'tmerc', fixed: '+axis=wsu' };
const CONIC: CrsMethod = { projection: 'lcc' };
const ALBERS: CrsMethod = { projection: 'aea' };
const MERCATOR: CrsMethod = { projection: 'merc', hasTrueScale: true };
const AZIMUTHAL_AREA: CrsMethod = { projection: 'laea' };
const OBLIQUE_STEREOGRAPHIC: CrsMethod = { projection: 'sterea' };
const POLAR_STEREOGRAPHIC: CrsMethod = { projection: 'stere', isPolar: true };
const WEB_MERCATOR: CrsMethod = { projection: 'merc', fixed: '+nadgrids=@null', isSpherical: true };
const CASSINI: CrsMethod = { projection: 'cass' };
const POLYCONIC: CrsMethod = { projection: 'poly' };
const CYLINDRICAL_AREA: CrsMethod = { projection: 'cea', hasTrueScale: true };
const EQUIDISTANT_CYLINDRICAL: CrsMethod = { projection: 'eqc', hasTrueScale: true };
/** The false origin at the centre of the projection, or at its natural origin. */
const OBLIQUE_AT_CENTRE: CrsMethod = { projection: 'omerc' };
const OBLIQUE_AT_ORIGIN: CrsMethod = { projection: 'omerc', fixed: '+no_uoff' };

/** Methods by their names in WKT 1 of OGC and Esri and in WKT 2, reduced to lower-case letters and digits. */
export const CRS_METHODS: Readonly<Record<string, CrsMethod>> = {
  transversemercator: TRANSVERSE,
  gausskruger: TRANSVERSE,
  transversemercatorcomplex: TRANSVERSE,
  transversemercatorsouthorientated: SOUTH_ORIENTATED,
  lambertconformalconic: CONIC,
  lambertconformalconic1sp: CONIC,
  lambertconformalconic2sp: CONIC,
  lambertconicconformal1sp: CONIC,
  lambertconicconformal2sp: CONIC,
  albers: ALBERS,
  albersconicequalarea: ALBERS,
  albersequalarea: ALBERS,
  mercator: MERCATOR,
  mercator1sp: MERCATOR,
  mercator2sp: MERCATOR,
  mercatorvarianta: MERCATOR,
  mercatorvariantb: MERCATOR,
  mercatorauxiliarysphere: WEB_MERCATOR,
  popularvisualisationpseudomercator: WEB_MERCATOR,
  lambertazimuthalequalarea: AZIMUTHAL_AREA,
  obliquestereographic: OBLIQUE_STEREOGRAPHIC,
  doublestereographic: OBLIQUE_STEREOGRAPHIC,
  cassinisoldner: CASSINI,
  cassini: CASSINI,
  polyconic: POLYCONIC,
  americanpolyconic: POLYCONIC,
  cylindricalequalarea: CYLINDRICAL_AREA,
  lambertcylindricalequalarea: CYLINDRICAL_AREA,
  behrmann: CYLINDRICAL_AREA,
  equirectangular: EQUIDISTANT_CYLINDRICAL,
  equidistantcylindrical: EQUIDISTANT_CYLINDRICAL,
  equidistantcylindricalspherical: EQUIDISTANT_CYLINDRICAL,
  platecarree: EQUIDISTANT_CYLINDRICAL,
  equidistantconic: { projection: 'eqdc' },
  azimuthalequidistant: { projection: 'aeqd' },
  krovak: { projection: 'krovak' },
  krovaknorthorientated: { projection: 'krovak' },
  newzealandmapgrid: { projection: 'nzmg' },
  stereographic: { projection: 'stere' },
  polarstereographic: POLAR_STEREOGRAPHIC,
  polarstereographicvarianta: POLAR_STEREOGRAPHIC,
  polarstereographicvariantb: POLAR_STEREOGRAPHIC,
  stereographicnorthpole: POLAR_STEREOGRAPHIC,
  stereographicsouthpole: POLAR_STEREOGRAPHIC,
  hotineobliquemercator: OBLIQUE_AT_ORIGIN,
  hotineobliquemercatorvarianta: OBLIQUE_AT_ORIGIN,
  hotineobliquemercatorazimuthnaturalorigin: OBLIQUE_AT_ORIGIN,
  rectifiedskeworthomorphicnaturalorigin: OBLIQUE_AT_ORIGIN,
  hotineobliquemercatorazimuthcenter: OBLIQUE_AT_CENTRE,
  hotineobliquemercatorvariantb: OBLIQUE_AT_CENTRE,
  rectifiedskeworthomorphiccenter: OBLIQUE_AT_CENTRE,
  sinusoidal: { projection: 'sinu' },
  mollweide: { projection: 'moll' },
  robinson: { projection: 'robin' },
  millercylindrical: { projection: 'mill' },
  vandergrinteni: { projection: 'vandg' },
  eckertvi: { projection: 'eck6' },
  equalearth: { projection: 'eqearth' },
};

const LONGITUDE = 'lon_0';
const LATITUDE = 'lat_0';

/** Parameters by their names in all three dialects, reduced to lower-case letters and digits. */
export const CRS_PARAMETERS: Readonly<Record<string, string>> = {
  falseeasting: 'x_0',
  eastingatfalseorigin: 'x_0',
  eastingatprojectioncentre: 'x_0',
  falsenorthing: 'y_0',
  northingatfalseorigin: 'y_0',
  northingatprojectioncentre: 'y_0',
  centralmeridian: LONGITUDE,
  longitudeofnaturalorigin: LONGITUDE,
  longitudeoffalseorigin: LONGITUDE,
  longitudeoforigin: LONGITUDE,
  longitudeofcenter: LONGITUDE,
  longitudeofcentre: LONGITUDE,
  longitudeofprojectioncentre: LONGITUDE,
  latitudeoforigin: LATITUDE,
  latitudeofnaturalorigin: LATITUDE,
  latitudeoffalseorigin: LATITUDE,
  latitudeofcenter: LATITUDE,
  latitudeofcentre: LATITUDE,
  latitudeofprojectioncentre: LATITUDE,
  centralparallel: LATITUDE,
  standardparallel1: 'lat_1',
  latitudeof1ststandardparallel: 'lat_1',
  latitudeofstandardparallel: 'lat_1',
  standardparallel2: 'lat_2',
  latitudeof2ndstandardparallel: 'lat_2',
  scalefactor: 'k_0',
  scalefactoratnaturalorigin: 'k_0',
  scalefactoratprojectioncentre: 'k_0',
  scalefactoroninitialline: 'k_0',
  scalefactoronpseudostandardparallel: 'k_0',
  azimuth: 'alpha',
  azimuthofinitialline: 'alpha',
  azimuthatprojectioncentre: 'alpha',
  rectifiedgridangle: 'gamma',
  anglefromrectifiedtoskewgrid: 'gamma',
  colatitudeofconeaxis: 'alpha',
  colatitudeconeaxis: 'alpha',
  pseudostandardparallel1: 'lat_1',
  latitudeofpseudostandardparallel: 'lat_1',
  xyplanerotation: 'rotation',
  xscale: 'x_scale',
  yscale: 'y_scale',
};
