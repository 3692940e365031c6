/** “GPKG”, and version 1.3. */
const APPLICATION_ID = 0x47504b47;
const USER_VERSION = 10_300;

/** The tables that every GeoPackage requires (OGC 12-128r18, annex C). */
export const CREATE_PACKAGE = `
  pragma application_id = ${APPLICATION_ID};
  pragma user_version = ${USER_VERSION};
  create table gpkg_spatial_ref_sys (
    srs_name text not null, srs_id integer not null primary key, organization text not null,
    organization_coordsys_id integer not null, definition text not null, description text
  );
  create table gpkg_contents (
    table_name text not null primary key, data_type text not null, identifier text unique, description text default '',
    last_change datetime not null, min_x double, min_y double, max_x double, max_y double, srs_id integer,
    constraint fk_gc_r_srs_id foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id)
  );
  create table gpkg_geometry_columns (
    table_name text not null, column_name text not null, geometry_type_name text not null, srs_id integer not null,
    z tinyint not null, m tinyint not null,
    constraint pk_geom_cols primary key (table_name, column_name),
    constraint fk_gc_tn foreign key (table_name) references gpkg_contents (table_name),
    constraint fk_gc_srs foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id)
  );`;

export const REGISTER_CONTENTS =
  "insert into gpkg_contents (table_name, data_type, identifier, last_change, srs_id) values (?, 'features', ?, ?, 4326)";

/** 2: altitudes are optional. */
export const REGISTER_GEOMETRY = "insert into gpkg_geometry_columns values (?, 'geom', ?, 4326, 2, 0)";

export const WGS84_WKT =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],' +
  'UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]';
