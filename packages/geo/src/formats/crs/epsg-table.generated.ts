// Made by scripts/make-epsg-table.ts from epsg-index, proj4-list, proj4 and @esri/proj-codes. Do not edit.

/** Code, name, code of the geographic CRS, PROJ string; of a geographic CRS also its shift to WGS 84, and ~ where that is rough. */
export const SYSTEMS = `
102001	NAD 1983 Albers Canada	4269	+proj=aea +lat_0=40 +lon_0=-96 +lat_1=50 +lat_2=70 +x_0=0 +y_0=0 +ellps=GRS80
102002	NAD 1983 Lambert Canada	4269	+proj=lcc +lat_0=40 +lon_0=-96 +lat_1=50 +lat_2=70 +x_0=0 +y_0=0 +ellps=GRS80
102003	NAD 1983 Albers contiguous USA	4269	+proj=aea +lat_0=37.5 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +ellps=GRS80
102004	NAD 1983 Lambert contiguous USA	4269	+proj=lcc +lat_0=39 +lon_0=-96 +lat_1=33 +lat_2=45 +x_0=0 +y_0=0 +ellps=GRS80
102005	NAD 1983 Equidistant Conic contiguous USA	4269	+proj=eqdc +lat_0=39 +lon_0=-96 +lat_1=33 +lat_2=45 +x_0=0 +y_0=0 +ellps=GRS80
102007	NAD 1983 Albers Hawaii	4269	+proj=aea +lat_0=13 +lon_0=-157 +lat_1=8 +lat_2=18 +x_0=0 +y_0=0 +ellps=GRS80
102008	NAD 1983 Albers North America	4269	+proj=aea +lat_0=40 +lon_0=-96 +lat_1=20 +lat_2=60 +x_0=0 +y_0=0 +ellps=GRS80
102009	NAD 1983 Lambert North America	4269	+proj=lcc +lat_0=40 +lon_0=-96 +lat_1=20 +lat_2=60 +x_0=0 +y_0=0 +ellps=GRS80
102010	NAD 1983 Equidistant Conic North America	4269	+proj=eqdc +lat_0=40 +lon_0=-96 +lat_1=20 +lat_2=60 +x_0=0 +y_0=0 +ellps=GRS80
102011	WGS 1984 Sinusoidal Africa	4326	+proj=sinu +lon_0=15 +x_0=0 +y_0=0 +ellps=WGS84
102012	WGS 1984 Lambert Asia	4326	+proj=lcc +lat_0=0 +lon_0=105 +lat_1=30 +lat_2=62 +x_0=0 +y_0=0 +ellps=WGS84
102013	ED 1950 Albers Europe	4230	+proj=aea +lat_0=30 +lon_0=10 +lat_1=43 +lat_2=62 +x_0=0 +y_0=0 +a=6378388 +rf=297
102014	ED 1950 Lambert Europe	4230	+proj=lcc +lat_0=30 +lon_0=10 +lat_1=43 +lat_2=62 +x_0=0 +y_0=0 +a=6378388 +rf=297
102015	SAD 1969 Lambert South America	4618	+proj=lcc +lat_0=-32 +lon_0=-60 +lat_1=-5 +lat_2=-42 +x_0=0 +y_0=0 +a=6378160 +rf=298.25
102016	WGS 1984 Azimuthal Equidistant North Pole	4326	+proj=aeqd +lat_0=90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102017	WGS 1984 Lambert Azimuthal EqArea North Pole	4326	+proj=laea +lat_0=90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102018	WGS 1984 Stereographic North Pole	4326	+proj=stere +lat_0=90 +lon_0=0 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102019	WGS 1984 Azimuthal Equidistant South Pole	4326	+proj=aeqd +lat_0=-90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102020	WGS 1984 Lambert Azimuthal EqArea South Pole	4326	+proj=laea +lat_0=-90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102021	WGS 1984 Stereographic South Pole	4326	+proj=stere +lat_0=-90 +lon_0=0 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102022	WGS 1984 Albers for Africa	4326	+proj=aea +lat_0=0 +lon_0=25 +lat_1=20 +lat_2=-23 +x_0=0 +y_0=0 +ellps=WGS84
102023	WGS 1984 Equidistant Conic for Africa	4326	+proj=eqdc +lat_0=0 +lon_0=25 +lat_1=20 +lat_2=-23 +x_0=0 +y_0=0 +ellps=WGS84
102024	WGS 1984 Lambert for Africa	4326	+proj=lcc +lat_0=0 +lon_0=25 +lat_1=20 +lat_2=-23 +x_0=0 +y_0=0 +ellps=WGS84
102025	WGS 1984 Albers for Northern Asia	4326	+proj=aea +lat_0=30 +lon_0=95 +lat_1=15 +lat_2=65 +x_0=0 +y_0=0 +ellps=WGS84
102026	WGS 1984 Equidistant Conic for Northern Asia	4326	+proj=eqdc +lat_0=30 +lon_0=95 +lat_1=15 +lat_2=65 +x_0=0 +y_0=0 +ellps=WGS84
102027	WGS 1984 Lambert for Northern Asia	4326	+proj=lcc +lat_0=30 +lon_0=95 +lat_1=15 +lat_2=65 +x_0=0 +y_0=0 +ellps=WGS84
102028	WGS 1984 Albers for Southern Asia	4326	+proj=aea +lat_0=-15 +lon_0=125 +lat_1=7 +lat_2=-32 +x_0=0 +y_0=0 +ellps=WGS84
102029	WGS 1984 Equidistant Conic for Southern Asia	4326	+proj=eqdc +lat_0=-15 +lon_0=125 +lat_1=7 +lat_2=-32 +x_0=0 +y_0=0 +ellps=WGS84
102030	WGS 1984 Lambert for Southern Asia	4326	+proj=lcc +lat_0=-15 +lon_0=125 +lat_1=7 +lat_2=-32 +x_0=0 +y_0=0 +ellps=WGS84
102031	ED 1950 Equidistant Conic Europe		+proj=eqdc +lat_0=30 +lon_0=10 +lat_1=43 +lat_2=62 +x_0=0 +y_0=0 +a=6378388 +rf=297
102032	SAD 1969 Equidistant Conic South America		+proj=eqdc +lat_0=-32 +lon_0=-60 +lat_1=-5 +lat_2=-42 +x_0=0 +y_0=0 +a=6378160 +rf=298.25
102033	SAD 1969 Albers South America	4618	+proj=aea +lat_0=-32 +lon_0=-60 +lat_1=-5 +lat_2=-42 +x_0=0 +y_0=0 +a=6378160 +rf=298.25
102034	WGS 1984 Gnomonic North Pole	4326	+proj=gnom +lat_0=90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102035	WGS 1984 Orthographic North Pole	4326	+proj=ortho +f=0 +lat_0=90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102036	WGS 1984 Gnomonic South Pole	4326	+proj=gnom +lat_0=-90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102037	WGS 1984 Orthographic South Pole	4326	+proj=ortho +f=0 +lat_0=-90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102038	The World from Space (center in MA)		+proj=ortho +lat_0=42.5333333333 +lon_0=-72.5333333334 +x_0=0 +y_0=0 +a=6370997 +rf=0
102039	NAD 1983 USGS Contiguous USA Albers	4269	+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +ellps=GRS80
102041	NAD 1983 HARN State Plane Washington N Bellevue (FtUS)	4152	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=47.5 +lat_2=48.7333333333333 +x_0=500000.070104141 +y_0=0.0731521463042926 +ellps=GRS80 +units=us-ft
102042	NAD 1983 USFS R9 Albers	4269	+proj=aea +lat_0=35 +lon_0=-82.25 +lat_1=38.25 +lat_2=47.25 +x_0=0 +y_0=0 +ellps=GRS80
102043	NAD 1983 CORS96 UTM Zone 20N	6783	+proj=utm +zone=20 +ellps=GRS80
102044	NAD 1983 CORS96 UTM Zone 20N	4759	+proj=utm +zone=20 +ellps=GRS80
102045	NAD 1983 2011 UTM Zone 20N	6318	+proj=utm +zone=20 +ellps=GRS80
102060	D48 Slovenia TM	104131	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=500000 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
102061	Everest Modified 1969 RSO Malaya Meters		+proj=omerc +no_uoff +lat_0=4 +lonc=102.25 +alpha=-36.974209437118 +gamma=-36.869897645844 +k=0.99984 +x_0=804670.24 +y_0=0 +a=6377295.664 +rf=300.8017
102062	Kertau RSO Malaya Meters		+proj=omerc +no_uoff +lat_0=4 +lonc=102.25 +alpha=-36.974209437118 +gamma=-36.869897645844 +k=0.99984 +x_0=804671.299775 +y_0=0 +a=6377304.063 +rf=300.8017
102063	Kandawala Ceylon Belt Meters	4244	+proj=tmerc +lat_0=7.00048027777778 +lon_0=80.7717111111111 +k=1 +x_0=160933.56048 +y_0=160933.56048 +a=6377276.345 +rf=300.8017
102064	Kandawala Ceylon Belt Indian Yards 1937	4244	+proj=tmerc +lat_0=7.00048027777778 +lon_0=80.7717111111111 +k=1 +x_0=160933.56048 +y_0=160933.56048 +a=6377276.345 +rf=300.8017 +units=ind-yd
102068	EMEP 50 Kilometer Grid		+proj=stere +lat_0=90 +lat_ts=60 +lon_0=-32 +x_0=400000 +y_0=5500000 +R=6370000 +to_meter=50000
102069	EMEP 150 kilometer Grid		+proj=stere +lat_0=90 +lat_ts=60 +lon_0=-32 +x_0=450000 +y_0=5550000 +R=6370000 +to_meter=150000
102070	Isle of Guernsey	4326	+proj=tmerc +lat_0=49.5 +lon_0=-2.41666666666667 +k=0.999997 +x_0=47000 +y_0=50000 +ellps=WGS84
102071	AGD 1966 ACT Grid AGC Zone	4202	+proj=tmerc +lat_0=0 +lon_0=149.009294833333 +k=1.000086 +x_0=200000 +y_0=4510193.4939 +a=6378160 +rf=298.25
102072	AGD 1966 NSW ISG Zone 54 / 2	4202	+proj=tmerc +lat_0=0 +lon_0=141 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102073	AGD 1966 NSW ISG Zone 54 / 3	4202	+proj=tmerc +lat_0=0 +lon_0=143 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102074	AGD 1966 NSW ISG Zone 55 / 1	4202	+proj=tmerc +lat_0=0 +lon_0=145 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102075	AGD 1966 NSW ISG Zone 55 / 2	4202	+proj=tmerc +lat_0=0 +lon_0=147 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102076	AGD 1966 NSW ISG Zone 55 / 3	4202	+proj=tmerc +lat_0=0 +lon_0=149 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102077	AGD 1966 NSW ISG Zone 56 / 1	4202	+proj=tmerc +lat_0=0 +lon_0=151 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102078	AGD 1966 NSW ISG Zone 56 / 2	4202	+proj=tmerc +lat_0=0 +lon_0=153 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102079	AGD 1966 NSW ISG Zone 56 / 3	4202	+proj=tmerc +lat_0=0 +lon_0=155 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102093	Roma 1940 Gauss Boaga Est	104127	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=2520000 +y_0=0 +a=6378388 +rf=297
102094	Roma 1940 Gauss Boaga Ovest	104127	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=1500000 +y_0=0 +a=6378388 +rf=297
102096	Bab South Palau Azi Equidist		+proj=aeqd +lat_0=7.35122211111111 +lon_0=134.450444861111 +x_0=50000 +y_0=150000 +a=6378206.4 +rf=294.978698213898
102097	ETRS 1989 UTM Zone 26N	4258	+proj=utm +zone=26 +ellps=GRS80
102098	ETRS 1989 UTM Zone 27N	4258	+proj=utm +zone=27 +ellps=GRS80
102099	ETRS 1989 UTM Zone 39N	4258	+proj=utm +zone=39 +ellps=GRS80
102101	NGO 1948 Norway zone 1	4273	+proj=tmerc +lat_0=58 +lon_0=6.05625 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102102	NGO 1948 Norway zone 2	4273	+proj=tmerc +lat_0=58 +lon_0=8.38958333333333 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102103	NGO 1948 Norway zone 3	4273	+proj=tmerc +lat_0=58 +lon_0=10.7229166666667 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102104	NGO 1948 Norway zone 4	4273	+proj=tmerc +lat_0=58 +lon_0=13.2229166666667 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102105	NGO 1948 Norway zone 5	4273	+proj=tmerc +lat_0=58 +lon_0=16.8895833333333 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102106	NGO 1948 Norway zone 6	4273	+proj=tmerc +lat_0=58 +lon_0=20.8895833333333 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102107	NGO 1948 Norway zone 7	4273	+proj=tmerc +lat_0=58 +lon_0=24.8895833333333 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102108	NGO 1948 Norway zone 8	4273	+proj=tmerc +lat_0=58 +lon_0=29.05625 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128
102109	ETRS 1989 Slovenia TM	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=500000 +y_0=-5000000 +ellps=GRS80
102114	Old Hawaiian UTM zone 4N	4135	+proj=utm +zone=4 +a=6378206.4 +rf=294.978698213898
102115	Old Hawaiian UTM zone 5N	4135	+proj=utm +zone=5 +a=6378206.4 +rf=294.978698213898
102116	American Samoa 1962 UTM zone 2S	4169	+proj=utm +zone=2 +south +a=6378206.4 +rf=294.978698213898
102117	NAD 1927 Alaska Albers (Meters)	4267	+proj=aea +lat_0=50 +lon_0=-154 +lat_1=55 +lat_2=65 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
102118	NAD 1927 Georgia Statewide Albers	4267	+proj=aea +lat_0=23 +lon_0=-83.5 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
102120	NAD 1927 Michigan GeoRef (US Survey Feet)	4267	+proj=omerc +no_uoff +lat_0=45.3091666666667 +lonc=-86 +alpha=337.25556 +gamma=337.25556 +k=0.9996 +x_0=2546731.49596139 +y_0=-4354009.81600203 +a=6378206.4 +rf=294.978698213898 +units=us-ft
102121	NAD 1983 Michigan GeoRef (US Survey Feet)	4269	+proj=omerc +no_uoff +lat_0=45.3091666666667 +lonc=-86 +alpha=337.25556 +gamma=337.25556 +k=0.9996 +x_0=2546731.49596139 +y_0=-4354009.81600203 +ellps=GRS80 +units=us-ft
102122	NAD 1927 Michigan GeoRef (Meters)	4267	+proj=omerc +no_uoff +lat_0=45.3091666666667 +lonc=-86 +alpha=337.25556 +gamma=337.25556 +k=0.9996 +x_0=2546731.496 +y_0=-4354009.816 +a=6378206.4 +rf=294.978698213898
102132	NGO 1948 UTM zone 32N	4273	+proj=utm +zone=32 +a=6377492.018 +rf=299.1528128
102133	NGO 1948 UTM zone 33N	4273	+proj=utm +zone=33 +a=6377492.018 +rf=299.1528128
102134	NGO 1948 UTM zone 34N	4273	+proj=utm +zone=34 +a=6377492.018 +rf=299.1528128
102135	NGO 1948 UTM zone 35N	4273	+proj=utm +zone=35 +a=6377492.018 +rf=299.1528128
102136	NGO 1948 Baerum Kommune	4273	+proj=tmerc +lat_0=58 +lon_0=10.7229166666667 +k=1 +x_0=19999.32 +y_0=-202977.79 +a=6377492.018 +rf=299.1528128
102137	NGO 1948 Bergenhalvoen	4273	+proj=tmerc +lat_0=58 +lon_0=6.05625 +k=1 +x_0=100000 +y_0=-200000 +a=6377492.018 +rf=299.1528128
102138	NGO 1948 Oslo Kommune	4273	+proj=tmerc +lat_0=58 +lon_0=10.7229166666667 +k=1 +x_0=0 +y_0=-212979.18 +a=6377492.018 +rf=299.1528128
102141	Hong Kong 1980 UTM Zone 49N	4611	+proj=utm +zone=49 +a=6378388 +rf=297
102142	Hong Kong 1980 UTM Zone 50N	4611	+proj=utm +zone=50 +a=6378388 +rf=297
102143	QND 1995 UTM Zone 39N	4614	+proj=utm +zone=39 +a=6378388 +rf=297
102144	Merchich (degrees) UTM Zone 28N	104261	+proj=utm +zone=28 +a=6378249.2 +rf=293.466021293627
102150	JGD 2000 UTM Zone 56N	4612	+proj=utm +zone=56 +ellps=GRS80
102156	Tokyo UTM Zone 56N	4301	+proj=utm +zone=56 +a=6377397.155 +rf=299.1528128
102157	ETRS 1989 Kosovo Grid	4258	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.9999 +x_0=7500000 +y_0=0 +ellps=GRS80
102158	Jordan Transverse Mercator	104130	+proj=tmerc +lat_0=0 +lon_0=37 +k=0.9998 +x_0=500000 +y_0=-3000000 +a=6378388 +rf=297
102159	Observ Meterologico 1965 Macau Grid	104126	+proj=tmerc +lat_0=22.2123972222222 +lon_0=113.536469444444 +k=1 +x_0=20000 +y_0=20000 +a=6378388 +rf=297
102160	Datum 73 Hayford Gauss IGeoE	4274	+proj=tmerc +lat_0=39.6666666666667 +lon_0=-8.13190611111111 +k=1 +x_0=200180.598 +y_0=299913.01 +a=6378388 +rf=297
102161	Datum 73 Hayford Gauss IPCC	4274	+proj=tmerc +lat_0=39.6666666666667 +lon_0=-8.13190611111111 +k=1 +x_0=180.598 +y_0=-86.99 +a=6378388 +rf=297
102162	Graciosa Base SW 1948 UTM Zone 26N	37241	+proj=utm +zone=26 +a=6378388 +rf=297
102163	Lisboa Bessel Bonne		+proj=bonne +lat_1=39.6666666666667 +lon_0=-8.13190611111111 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
102164	Lisboa Hayford Gauss IGeoE	104106	+proj=tmerc +lat_0=39.6666666666667 +lon_0=-8.13190611111111 +k=1 +x_0=200000 +y_0=300000 +a=6378388 +rf=297
102165	Lisboa Hayford Gauss IPCC	104106	+proj=tmerc +lat_0=39.6666666666667 +lon_0=-8.13190611111111 +k=1 +x_0=0 +y_0=0 +a=6378388 +rf=297
102166	Observ Meteorologico 1939 UTM Zone 25N	37245	+proj=utm +zone=25 +a=6378388 +rf=297
102168	Sao Braz UTM Zone 26N	37249	+proj=utm +zone=26 +a=6378388 +rf=297
102173	ETRS 1989 Poland 1992	4258	+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 +ellps=GRS80
102174	ETRS 1989 Poland zone 5	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.999923 +x_0=5500000 +y_0=0 +ellps=GRS80
102175	ETRS 1989 Poland zone 6	4258	+proj=tmerc +lat_0=0 +lon_0=18 +k=0.999923 +x_0=6500000 +y_0=0 +ellps=GRS80
102176	ETRS 1989 Poland zone 7	4258	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.999923 +x_0=7500000 +y_0=0 +ellps=GRS80
102177	ETRS 1989 Poland zone 8	4258	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.999923 +x_0=8500000 +y_0=0 +ellps=GRS80
102178	NAD 1927 10TM AEP Forest	4267	+proj=tmerc +lat_0=0 +lon_0=-115 +k=0.9992 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
102179	NAD 1927 10TM AEP Resource	4267	+proj=tmerc +lat_0=0 +lon_0=-115 +k=0.9992 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
102191	Merchich (degrees) Nord Maroc	104261	+proj=lcc +lat_1=33.3 +lat_0=33.3 +lon_0=-5.4 +k_0=0.999625769 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
102192	Merchich (degrees) Sud Maroc	104261	+proj=lcc +lat_1=29.7 +lat_0=29.7 +lon_0=-5.4 +k_0=0.999615596 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
102193	Merchich (degrees) Sahara	104261	+proj=lcc +lat_1=26.1 +lat_0=26.1 +lon_0=-5.4 +k_0=0.9996 +x_0=1200000 +y_0=400000 +a=6378249.2 +rf=293.466021293627
102194	ETRF 1989 Poland 1992	9059	+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 +ellps=GRS80
102195	ETRF 1989 Poland zone 5	9059	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.999923 +x_0=5500000 +y_0=0 +ellps=GRS80
102196	ETRF 1989 Poland zone 6	9059	+proj=tmerc +lat_0=0 +lon_0=18 +k=0.999923 +x_0=6500000 +y_0=0 +ellps=GRS80
102197	ETRF 1989 Poland zone 7	9059	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.999923 +x_0=7500000 +y_0=0 +ellps=GRS80
102198	ETRF 1989 Poland zone 8	9059	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.999923 +x_0=8500000 +y_0=0 +ellps=GRS80
102204	Ain el Abd 1970 Aramco Lambert 2	4204	+proj=lcc +lat_0=24 +lon_0=45 +lat_1=21 +lat_2=27 +x_0=1000000 +y_0=3000000 +a=6378388 +rf=297
102212	NAD 1983 WyLAM	4269	+proj=lcc +lat_0=41 +lon_0=-107.5 +lat_1=41 +lat_2=45 +x_0=500000 +y_0=200000 +ellps=GRS80
102213	NAD 1983 UTM Zone 58N	4269	+proj=utm +zone=58 +ellps=GRS80
102215	WGS 1984 Canada Atlas LCC	4326	+proj=lcc +lat_0=0 +lon_0=-95 +lat_1=49 +lat_2=77 +x_0=0 +y_0=-8000000 +ellps=WGS84
102216	GDA 1994 Perth Coastal Grid 1994	4283	+proj=tmerc +lat_0=0 +lon_0=115.816666666667 +k=0.99999906 +x_0=50000 +y_0=3800000 +ellps=GRS80
102217	NAD 1983 NSRS2007 Wisconsin Transverse Mercator - US Ft	4759	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4479999.99999999 +ellps=GRS80 +units=us-ft
102219	NAD 1983 Wisconsin Transverse Mercator - US Ft	4269	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4479999.99999999 +ellps=GRS80 +units=us-ft
102220	NAD 1983 HARN Wisconsin Transverse Mercator - US Ft	4152	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4479999.99999999 +ellps=GRS80 +units=us-ft
102221	Costa Rica Norte	5451	+proj=lcc +lat_0=10.4666666666667 +lon_0=-84.3333333333333 +lat_1=9.93333333333333 +lat_2=11 +x_0=500000 +y_0=271820.522 +a=6378206.4 +rf=294.978698213898
102222	Costa Rica Sur	5451	+proj=lcc +lat_0=9 +lon_0=-83.6666666666667 +lat_1=8.46666666666667 +lat_2=9.53333333333333 +x_0=500000 +y_0=327987.436 +a=6378206.4 +rf=294.978698213898
102223	Costa Rica TM 90	4326	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9996 +x_0=500000 +y_0=0 +ellps=WGS84
102224	MONREF 1997 UTM Zone 46 N	104134	+proj=utm +zone=46 +ellps=GRS80
102225	MONREF 1997 UTM Zone 47 N	104134	+proj=utm +zone=47 +ellps=GRS80
102226	MONREF 1997 UTM Zone 48 N	104134	+proj=utm +zone=48 +ellps=GRS80
102227	MONREF 1997 UTM Zone 49 N	104134	+proj=utm +zone=49 +ellps=GRS80
102228	MONREF 1997 UTM Zone 50 N	104134	+proj=utm +zone=50 +ellps=GRS80
102231	Colombia West West Zone	4218	+proj=tmerc +lat_0=4.59904722222222 +lon_0=-80.0809166666667 +k=1 +x_0=1000000 +y_0=1000000 +a=6378388 +rf=297
102232	Bogota Ciudad Bogota	4218	+proj=tmerc +lat_0=4.68333333333333 +lon_0=-74.15 +k=1.00039978753252 +x_0=92334.879 +y_0=109320.965 +a=6378388 +rf=297
102233	MAGNA Ciudad Bogota	4686	+proj=tmerc +lat_0=4.68048611111111 +lon_0=-74.1465916666667 +k=1.00039980326544 +x_0=92334.879 +y_0=109320.965 +ellps=GRS80
102237	Pohnpei Azim Equidist 1971		+proj=aeqd +lat_0=6.96507569444444 +lon_0=158.209299222222 +x_0=80122.82 +y_0=80747.24 +a=6378206.4 +rf=294.978698213898
102238	Saipan Azim Equidistant 1969		+proj=aeqd +lat_0=15.1675572222222 +lon_0=145.711286944444 +x_0=50000 +y_0=50000 +a=6378206.4 +rf=294.978698213898
102239	Guam 1963 TNet		+proj=aeqd +lat_0=13.4724663527778 +lon_0=144.748750705556 +x_0=50000 +y_0=50000 +a=6378206.4 +rf=294.978698213898
102240	Guam 1993 Net	4152	+proj=tmerc +lat_0=13.5 +lon_0=144.75 +k=1 +x_0=100000 +y_0=200000 +ellps=GRS80
102247	NAD 1983 (CORS96) Alaska Albers	6783	+proj=aea +lat_0=50 +lon_0=-154 +lat_1=55 +lat_2=65 +x_0=0 +y_0=0 +ellps=GRS80
102306	Nepal Nagarkot TM	6207	+proj=tmerc +lat_0=0 +lon_0=84 +k=0.9999 +x_0=500000 +y_0=0 +a=6377276.345 +rf=300.8017
102319	CGRS 1993 LTM	6311	+proj=tmerc +lat_0=0 +lon_0=33 +k=0.99995 +x_0=200000 +y_0=-3500000 +ellps=WGS84
102328	ETRS 1989 UTM Zone 32N 7Stellen	4258	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=2500000 +y_0=0 +ellps=GRS80
102329	ETRS 1989 UTM Zone 32N 8Stellen	4258	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=32500000 +y_0=0 +ellps=GRS80
102359	ETRS 1989 UTM Zone 33N 7Stellen	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=3500000 +y_0=0 +ellps=GRS80
102360	ETRS 1989 UTM Zone 33N 8Stellen	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 +ellps=GRS80
102364	NAD 1983 (CORS96) UTM zone 59N	6783	+proj=utm +zone=59 +ellps=GRS80
102365	NAD 1983 (CORS96) UTM zone 60N	6783	+proj=utm +zone=60 +ellps=GRS80
102366	NAD 1983 (CORS96) SPCS Alaska Zone 1	6783	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=-36.8698976458333 +gamma=-36.8698976458333 +k=0.9999 +x_0=5000000 +y_0=-5000000 +ellps=GRS80
102367	NAD 1983 (CORS96) SPCS Alaska Zone 2	6783	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102368	NAD 1983 (CORS96) SPCS Alaska Zone 3	6783	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102369	NAD 1983 (CORS96) SPCS Alaska Zone 4	6783	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102370	NAD 1983 (CORS96) SPCS Alaska Zone 5	6783	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102371	NAD 1983 (CORS96) SPCS Alaska Zone 6	6783	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102372	NAD 1983 (CORS96) SPCS Alaska Zone 7	6783	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102373	NAD 1983 (CORS96) SPCS Alaska Zone 8	6783	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102374	NAD 1983 (CORS96) SPCS Alaska Zone 9	6783	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
102375	NAD 1983 (CORS96) SPCS Alaska Zone 10	6783	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=51.8333333333333 +lat_2=53.8333333333333 +x_0=1000000 +y_0=0 +ellps=GRS80
102389	NAD 1983 Fargo Ground Coordinate System (US Feet)	4269	+proj=omerc +no_uoff +lat_0=46.9916361111111 +lonc=-96.8888638888889 +alpha=2.63389226 +gamma=0 +k=1.000038773618 +x_0=874578.083820168 +y_0=-5077268.7778918 +ellps=GRS80 +units=us-ft
102390	NAD 1983 HARN Fargo Ground Coordinate System (US Feet)		+proj=omerc +no_uoff +lat_0=46.9916361111111 +lonc=-96.8888638888889 +alpha=2.63389226 +gamma=0 +k=1.000038773618 +x_0=874578.083820168 +y_0=-5077268.7778918 +ellps=GRS80 +units=us-ft
102391	NAD 1983 (2011) Fargo Ground Coordinate System (US Feet)		+proj=omerc +no_uoff +lat_0=46.9916361111111 +lonc=-96.8888638888889 +alpha=2.63389226 +gamma=0 +k=1.000038773618 +x_0=874578.083820168 +y_0=-5077268.7778918 +ellps=GRS80 +units=us-ft
102392	NAD 1983 2011 SPCS Alaska Zone 4 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102393	NAD 1983 2011 SPCS Alaska Zone 5 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102394	NAD 1983 2011 SPCS Alaska Zone 6 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102395	NAD 1983 2011 SPCS Alaska Zone 7 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102396	NAD 1983 2011 SPCS Alaska Zone 8 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102397	NAD 1983 2011 SPCS Alaska Zone 9 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102398	NAD 1983 2011 SPCS Alaska Zone 10 (US Feet)	6318	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=51.8333333333333 +lat_2=53.8333333333333 +x_0=1000000 +y_0=0 +ellps=GRS80 +units=us-ft
102399	NAD 1983 Albers BLM Montana, North Dakota, South Dakota	4269	+proj=aea +lat_0=42.5 +lon_0=-106 +lat_1=43.5 +lat_2=48 +x_0=0 +y_0=0 +ellps=GRS80
102400	London Survey Grid	104050	+proj=tmerc +lat_0=51.1666666666667 +lon_0=-0.158333333333333 +k=0.9999999 +x_0=78250 +y_0=-2800 +ellps=WGS84
102401	NAD 1983 (CORS96) UTM zone 1N	6783	+proj=utm +zone=1 +ellps=GRS80
102402	NAD 1983 (CORS96) UTM zone 2N	6783	+proj=utm +zone=2 +ellps=GRS80
102403	NAD 1983 (CORS96) UTM zone 3N	6783	+proj=utm +zone=3 +ellps=GRS80
102404	NAD 1983 (CORS96) UTM zone 4N	6783	+proj=utm +zone=4 +ellps=GRS80
102405	NAD 1983 (CORS96) UTM zone 5N	6783	+proj=utm +zone=5 +ellps=GRS80
102406	NAD 1983 (CORS96) UTM zone 6N	6783	+proj=utm +zone=6 +ellps=GRS80
102407	NAD 1983 (CORS96) UTM zone 7N	6783	+proj=utm +zone=7 +ellps=GRS80
102408	NAD 1983 (CORS96) UTM zone 8N	6783	+proj=utm +zone=8 +ellps=GRS80
102409	NAD 1983 (CORS96) UTM zone 9N	6783	+proj=utm +zone=9 +ellps=GRS80
102410	NAD 1983 (CORS96) UTM zone 10N	6783	+proj=utm +zone=10 +ellps=GRS80
102411	NAD 1983 (CORS96) UTM zone 11N	6783	+proj=utm +zone=11 +ellps=GRS80
102412	NAD 1983 (CORS96) UTM zone 12N	6783	+proj=utm +zone=12 +ellps=GRS80
102413	NAD 1983 (CORS96) UTM zone 13N	6783	+proj=utm +zone=13 +ellps=GRS80
102414	NAD 1983 (CORS96) UTM zone 14N	6783	+proj=utm +zone=14 +ellps=GRS80
102415	NAD 1983 (CORS96) UTM zone 15N	6783	+proj=utm +zone=15 +ellps=GRS80
102416	NAD 1983 (CORS96) UTM zone 16N	6783	+proj=utm +zone=16 +ellps=GRS80
102417	NAD 1983 (CORS96) UTM zone 17N	6783	+proj=utm +zone=17 +ellps=GRS80
102418	NAD 1983 (CORS96) UTM zone 18N	6783	+proj=utm +zone=18 +ellps=GRS80
102419	NAD 1983 (CORS96) UTM zone 19N	6783	+proj=utm +zone=19 +ellps=GRS80
102421	WGS84 ARC System Zone 1	4326	+proj=eqc +lat_ts=22.94791772 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102422	WGS84 ARC System Zone 2	4326	+proj=eqc +lat_ts=41.12682127 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102423	WGS84 ARC System Zone 3	4326	+proj=eqc +lat_ts=52.28859923 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102424	WGS84 ARC System Zone 4	4326	+proj=eqc +lat_ts=60.32378942 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102425	WGS84 ARC System Zone 5	4326	+proj=eqc +lat_ts=66.09421768 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102426	WGS84 ARC System Zone 6	4326	+proj=eqc +lat_ts=70.10896259 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102427	WGS84 ARC System Zone 7	4326	+proj=eqc +lat_ts=74.13230145 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102428	WGS84 ARC System Zone 8	4326	+proj=eqc +lat_ts=78.1728375 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102429	WGS84 ARC System Zone 9	4326	+proj=aeqd +lat_0=90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102430	WGS84 ARC System Zone 10	4326	+proj=eqc +lat_ts=-22.94791772 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102431	WGS84 ARC System Zone 11	4326	+proj=eqc +lat_ts=-41.12682127 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102432	WGS84 ARC System Zone 12	4326	+proj=eqc +lat_ts=-52.28859923 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102433	WGS84 ARC System Zone 13	4326	+proj=eqc +lat_ts=-60.32378942 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102434	WGS84 ARC System Zone 14	4326	+proj=eqc +lat_ts=-66.09421768 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102435	WGS84 ARC System Zone 15	4326	+proj=eqc +lat_ts=-70.10896259 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102436	WGS84 ARC System Zone 16	4326	+proj=eqc +lat_ts=-74.13230145 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102437	WGS84 ARC System Zone 17	4326	+proj=eqc +lat_ts=-78.1728375 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102438	WGS84 ARC System Zone 18	4326	+proj=aeqd +lat_0=-90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
102440	LKS 1992 Latvia TM with FN = 0	4661	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9996 +x_0=500000 +y_0=0 +ellps=GRS80
102445	NAD 1983 2011 SPCS Alaska Zone 1 (US Feet)	6318	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=-36.8698976458333 +gamma=-36.8698976458333 +k=0.9999 +x_0=5000000.00000001 +y_0=-5000000.00000001 +ellps=GRS80 +units=us-ft
102446	NAD 1983 2011 SPCS Alaska Zone 2 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102447	NAD 1983 2011 SPCS Alaska Zone 3 (US Feet)	6318	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102448	Macao 2008 Macao Grid	8431	+proj=tmerc +lat_0=22.2123972222222 +lon_0=113.536469444444 +k=1 +x_0=20000 +y_0=20000 +ellps=GRS80
102450	NGO 1948 (Oslo) Baerum Kommune	4817	+proj=tmerc +lat_0=58 +lon_0=0 +k=1 +x_0=19999.32 +y_0=-202977.79 +a=6377492.018 +rf=299.1528128 +pm=oslo
102451	NGO 1948 (Oslo) Bergenhalvoen	4817	+proj=tmerc +lat_0=58 +lon_0=-4.66666666666667 +k=1 +x_0=100000 +y_0=-200000 +a=6377492.018 +rf=299.1528128 +pm=oslo
102452	NGO 1948 (Oslo) Oslo Kommune	4817	+proj=tmerc +lat_0=58 +lon_0=0 +k=1 +x_0=0 +y_0=-212979.18 +a=6377492.018 +rf=299.1528128 +pm=oslo
102453	Luzon 1911 UTM Zone 50N	4253	+proj=utm +zone=50 +a=6378206.4 +rf=294.978698213898
102454	Luzon 1911 UTM Zone 51N	4253	+proj=utm +zone=51 +a=6378206.4 +rf=294.978698213898
102455	Luzon 1911 UTM Zone 52N	4253	+proj=utm +zone=52 +a=6378206.4 +rf=294.978698213898
102456	PRS 1992 UTM Zone 50N	4683	+proj=utm +zone=50 +a=6378206.4 +rf=294.978698213898
102457	PRS 1992 UTM Zone 51N	4683	+proj=utm +zone=51 +a=6378206.4 +rf=294.978698213898
102458	PRS 1992 UTM Zone 52N	4683	+proj=utm +zone=52 +a=6378206.4 +rf=294.978698213898
102459	NAD 1983 Idaho - Ada County	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=1.00011328 +x_0=800143.966400001 +y_0=0 +ellps=GRS80 +units=us-ft
102461	NAD 1983 HARN SPCS Hawaii Zone 1 (US Feet)	4152	+proj=tmerc +lat_0=18.8333333333333 +lon_0=-155.5 +k=0.999966666666667 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102462	NAD 1983 HARN SPCS Hawaii Zone 2 (US Feet)	4152	+proj=tmerc +lat_0=20.3333333333333 +lon_0=-156.666666666667 +k=0.999966666666667 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102464	NAD 1983 HARN SPCS Hawaii Zone 4 (US Feet)	4152	+proj=tmerc +lat_0=21.8333333333333 +lon_0=-159.5 +k=0.99999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102465	NAD 1983 HARN SPCS Hawaii Zone 5 (US Feet)	4152	+proj=tmerc +lat_0=21.6666666666667 +lon_0=-160.166666666667 +k=1 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102470	Cape Lo15	4222	+proj=tmerc +lat_0=0 +lon_0=15 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102471	Cape Lo17	4222	+proj=tmerc +lat_0=0 +lon_0=17 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102472	Cape Lo19	4222	+proj=tmerc +lat_0=0 +lon_0=19 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102473	Cape Lo21	4222	+proj=tmerc +lat_0=0 +lon_0=21 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102474	Cape Lo23	4222	+proj=tmerc +lat_0=0 +lon_0=23 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102475	Cape Lo25	4222	+proj=tmerc +lat_0=0 +lon_0=25 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102476	Cape Lo27	4222	+proj=tmerc +lat_0=0 +lon_0=27 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102477	Cape Lo29	4222	+proj=tmerc +lat_0=0 +lon_0=29 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102478	Cape Lo31	4222	+proj=tmerc +lat_0=0 +lon_0=31 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102479	Cape Lo33	4222	+proj=tmerc +lat_0=0 +lon_0=33 +k=-1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
102480	Hartebeesthoek94 Lo15	4148	+proj=tmerc +lat_0=0 +lon_0=15 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102481	Hartebeesthoek94 Lo17	4148	+proj=tmerc +lat_0=0 +lon_0=17 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102482	Hartebeesthoek94 Lo19	4148	+proj=tmerc +lat_0=0 +lon_0=19 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102483	Hartebeesthoek94 Lo21	4148	+proj=tmerc +lat_0=0 +lon_0=21 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102484	Hartebeesthoek94 Lo23	4148	+proj=tmerc +lat_0=0 +lon_0=23 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102485	Hartebeesthoek94 Lo25	4148	+proj=tmerc +lat_0=0 +lon_0=25 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102486	Hartebeesthoek94 Lo27	4148	+proj=tmerc +lat_0=0 +lon_0=27 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102487	Hartebeesthoek94 Lo29	4148	+proj=tmerc +lat_0=0 +lon_0=29 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102488	Hartebeesthoek94 Lo31	4148	+proj=tmerc +lat_0=0 +lon_0=31 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102489	Hartebeesthoek94 Lo33	4148	+proj=tmerc +lat_0=0 +lon_0=33 +k=-1 +x_0=0 +y_0=0 +ellps=WGS84
102491	Voirol 1875 (degrees) Nord Algerie Ancienne	4304	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=2.7 +k_0=0.999625544 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
102492	Voirol 1875 (degrees) Sud Algerie Ancienne	4304	+proj=lcc +lat_1=33.3 +lat_0=33.3 +lon_0=2.7 +k_0=0.999625769 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
102498	GOES-16 East ABI Fixed Grid ITRF2008		+proj=geos +lon_0=-75 +h=35786023 +x_0=0 +y_0=0 +ellps=GRS80
102499	Belge Lambert 1972 more precise false easting and northing values	4313	+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=49.8333339 +lat_2=51.1666672333333 +x_0=150000.01256 +y_0=5400088.4378 +a=6378388 +rf=297
102525	NAD 1983 PA11 SPCS Hawaii Zone 1 (US Feet)	6322	+proj=tmerc +lat_0=18.8333333333333 +lon_0=-155.5 +k=0.999966666666667 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102526	NAD 1983 PA11 SPCS Hawaii Zone 2 (US Feet)	6322	+proj=tmerc +lat_0=20.3333333333333 +lon_0=-156.666666666667 +k=0.999966666666667 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102528	NAD 1983 PA11 SPCS Hawaii Zone 4 (US Feet)	6322	+proj=tmerc +lat_0=21.8333333333333 +lon_0=-159.5 +k=0.99999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102529	NAD 1983 PA11 SPCS Hawaii Zone 5 (US Feet)	6322	+proj=tmerc +lat_0=21.6666666666667 +lon_0=-160.166666666667 +k=1 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102550	ED 1950 Turkey Zone 9	4230	+proj=tmerc +lat_0=0 +lon_0=27 +k=0.9996 +x_0=9500000 +y_0=0 +a=6378388 +rf=297
102551	ED 1950 Turkey Zone 10	4230	+proj=tmerc +lat_0=0 +lon_0=30 +k=0.9996 +x_0=10500000 +y_0=0 +a=6378388 +rf=297
102552	ED 1950 Turkey Zone 11	4230	+proj=tmerc +lat_0=0 +lon_0=33 +k=0.9996 +x_0=11500000 +y_0=0 +a=6378388 +rf=297
102553	ED 1950 Turkey Zone 12	4230	+proj=tmerc +lat_0=0 +lon_0=36 +k=0.9996 +x_0=12500000 +y_0=0 +a=6378388 +rf=297
102554	ED 1950 Turkey Zone 13	4230	+proj=tmerc +lat_0=0 +lon_0=39 +k=0.9996 +x_0=13500000 +y_0=0 +a=6378388 +rf=297
102555	ED 1950 Turkey Zone 14	4230	+proj=tmerc +lat_0=0 +lon_0=42 +k=0.9996 +x_0=14500000 +y_0=0 +a=6378388 +rf=297
102556	ED 1950 Turkey Zone 15	4230	+proj=tmerc +lat_0=0 +lon_0=45 +k=0.9996 +x_0=15500000 +y_0=0 +a=6378388 +rf=297
102562	Hartebeesthoek94 Lo19 (E-N)	4148	+proj=tmerc +lat_0=0 +lon_0=19 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102563	Hartebeesthoek94 Lo21 (E-N)	4148	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102564	Hartebeesthoek94 Lo23 (E-N)	4148	+proj=tmerc +lat_0=0 +lon_0=23 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102565	Hartebeesthoek94 Lo25 (E-N)	4148	+proj=tmerc +lat_0=0 +lon_0=25 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102566	Hartebeesthoek94 Lo27 (E-N)	4148	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102567	Hartebeesthoek94 Lo29 (E-N)	4148	+proj=tmerc +lat_0=0 +lon_0=29 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102568	Hartebeesthoek94 Lo31 (E-N)	4148	+proj=tmerc +lat_0=0 +lon_0=31 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
102569	New Beijing Gauss-Kruger 3 Degree CM 132E (s/b 4812)	4555	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
102570	WGS 1984 UTM Zone 20N using TM Complex	4326	+proj=utm +zone=20 +ellps=WGS84
102571	WGS 1984 UTM Zone 21N using TM Complex	4326	+proj=utm +zone=21 +ellps=WGS84
102572	WGS 1984 UTM Zone 22N using TM Complex	4326	+proj=utm +zone=22 +ellps=WGS84
102573	WGS 1984 UTM Zone 23N using TM Complex	4326	+proj=utm +zone=23 +ellps=WGS84
102574	WGS 1984 UTM Zone 24N using TM Complex	4326	+proj=utm +zone=24 +ellps=WGS84
102575	WGS 1984 UTM Zone 25N using TM Complex	4326	+proj=utm +zone=25 +ellps=WGS84
102576	WGS 1984 UTM Zone 26N using TM Complex	4326	+proj=utm +zone=26 +ellps=WGS84
102577	WGS 1984 UTM Zone 27N using TM Complex	4326	+proj=utm +zone=27 +ellps=WGS84
102578	WGS 1984 UTM Zone 28N using TM Complex	4326	+proj=utm +zone=28 +ellps=WGS84
102579	WGS 1984 UTM Zone 29N using TM Complex	4326	+proj=utm +zone=29 +ellps=WGS84
102580	WGS 1984 UTM Zone 30N using TM Complex	4326	+proj=utm +zone=30 +ellps=WGS84
102581	NTF France I (degrees)	4275	+proj=lcc +lat_1=49.5 +lat_0=49.5 +lon_0=2.33722916666667 +k_0=0.999877341 +x_0=600000 +y_0=1200000 +a=6378249.2 +rf=293.466021293627
102582	NTF France II (degrees)	4275	+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=2.33722916666667 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +rf=293.466021293627
102583	NTF France III (degrees)	4275	+proj=lcc +lat_1=44.1 +lat_0=44.1 +lon_0=2.33722916666667 +k_0=0.999877499 +x_0=600000 +y_0=3200000 +a=6378249.2 +rf=293.466021293627
102584	NTF France IV (degrees)	4275	+proj=lcc +lat_1=42.165 +lat_0=42.165 +lon_0=2.33722916666667 +k_0=0.99994471 +x_0=234.358 +y_0=4185861.369 +a=6378249.2 +rf=293.466021293627
102585	NTF (Greenwich) Lambert Zone I (degrees)	4275	+proj=lcc +lat_1=49.5 +lat_0=49.5 +lon_0=2.33722916666667 +k_0=0.999877341 +x_0=600000 +y_0=1200000 +a=6378249.2 +rf=293.466021293627
102586	NTF (Greenwich) Lambert Zone II (degrees)	4275	+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=2.33722916666667 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +rf=293.466021293627
102587	NTF (Greenwich) Lambert Zone III (degrees)	4275	+proj=lcc +lat_1=44.1 +lat_0=44.1 +lon_0=2.33722916666667 +k_0=0.999877499 +x_0=600000 +y_0=3200000 +a=6378249.2 +rf=293.466021293627
102588	NTF (Greenwich) Lambert Zone IV (degrees)	4275	+proj=lcc +lat_1=42.165 +lat_0=42.165 +lon_0=2.33722916666667 +k_0=0.99994471 +x_0=234.358 +y_0=4185861.369 +a=6378249.2 +rf=293.466021293627
102589	Panhandle Energy Albers	4269	+proj=aea +lat_0=25 +lon_0=-86 +lat_1=31 +lat_2=41 +x_0=0 +y_0=0 +ellps=GRS80 +units=us-ft
102598	JGD 2011 UTM Zone 56N	6668	+proj=utm +zone=56 +ellps=GRS80
102599	WGS 1984 California (Teale) Albers (USFt)	4326	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-1219202.43840488 +ellps=WGS84 +units=us-ft
102600	NAD 1983 California (Teale) Albers (USFt)	4269	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-1219202.43840488 +ellps=GRS80 +units=us-ft
102604	NAD 1983 Georgia Statewide Lambert	4269	+proj=lcc +lat_0=0 +lon_0=-83.5 +lat_1=31.4166666666667 +lat_2=34.2833333333333 +x_0=0 +y_0=0 +ellps=GRS80 +units=us-ft
102629	NAD 1983 SPCS Alabama East (Feet)	4269	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000 +y_0=0 +ellps=GRS80 +units=us-ft
102630	NAD 1983 SPCS Alabama West (Feet)	4269	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
102631	NAD 1983 SPCS Alaska 1 (Feet)	4269	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=-36.8698976458333 +gamma=-36.8698976458333 +k=0.9999 +x_0=5000000.00000001 +y_0=-5000000.00000001 +ellps=GRS80 +units=us-ft
102632	NAD 1983 SPCS Alaska 2 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102633	NAD 1983 SPCS Alaska 3 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102634	NAD 1983 SPCS Alaska 4 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102635	NAD 1983 SPCS Alaska 5 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102636	NAD 1983 SPCS Alaska 6 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102637	NAD 1983 SPCS Alaska 7 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102638	NAD 1983 SPCS Alaska 8 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102639	NAD 1983 SPCS Alaska 9 (Feet)	4269	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102640	NAD 1983 SPCS Alaska 10 (Feet)	4269	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=51.8333333333333 +lat_2=53.8333333333333 +x_0=1000000 +y_0=0 +ellps=GRS80 +units=us-ft
102648	NAD 1983 SPCS Arizona East (Feet)	4269	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=us-ft
102649	NAD 1983 SPCS Arizona Central (Feet)	4269	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=us-ft
102650	NAD 1983 SPCS Arizona West (Feet)	4269	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333333333 +x_0=213360 +y_0=0 +ellps=GRS80 +units=us-ft
102661	NAD 1983 SPCS Hawaii Zone 1 (Feet)	4269	+proj=tmerc +lat_0=18.8333333333333 +lon_0=-155.5 +k=0.999966666666667 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102662	NAD 1983 SPCS Hawaii Zone 2 (Feet)	4269	+proj=tmerc +lat_0=20.3333333333333 +lon_0=-156.666666666667 +k=0.999966666666667 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102664	NAD 1983 SPCS Hawaii Zone 4 (Feet)	4269	+proj=tmerc +lat_0=21.8333333333333 +lon_0=-159.5 +k=0.99999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102665	NAD 1983 SPCS Hawaii Zone 5 (Feet)	4269	+proj=tmerc +lat_0=21.6666666666667 +lon_0=-160.166666666667 +k=1 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102688	NAD 1983 SPCS Michigan North (Feet)	4269	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=45.4833333333333 +lat_2=47.0833333333333 +x_0=8000000.00000001 +y_0=0 +ellps=GRS80 +units=us-ft
102689	NAD 1983 SPCS Michigan Central (Feet)	4269	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=44.1833333333333 +lat_2=45.7 +x_0=6000000 +y_0=0 +ellps=GRS80 +units=us-ft
102690	NAD 1983 SPCS Michigan South (Feet)	4269	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=42.1 +lat_2=43.6666666666667 +x_0=3999999.99999999 +y_0=0 +ellps=GRS80 +units=us-ft
102696	NAD 1983 SPCS Missouri East (Feet)	4269	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333333333 +x_0=250000 +y_0=0 +ellps=GRS80 +units=us-ft
102697	NAD 1983 SPCS Missouri Central (Feet)	4269	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333333333 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
102698	NAD 1983 SPCS Missouri West (Feet)	4269	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941176470588 +x_0=850000 +y_0=0 +ellps=GRS80 +units=us-ft
102699	NAD 1927 StatePlane California V Ventura	4267	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=34.0333333333333 +lat_2=35.4666666666667 +x_0=124358.648717297 +y_0=-81076.9621539243 +a=6378206.4 +rf=294.978698213898 +units=us-ft
102700	NAD 1983 SPCS Montana (Feet)	4269	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=45 +lat_2=49 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
102701	NAD 1983 PACP00 UTM Zone 4N	9075	+proj=utm +zone=4 +ellps=GRS80
102702	NAD 1983 PACP00 UTM Zone 5N	9075	+proj=utm +zone=5 +ellps=GRS80
102703	NAD 1983 PACP00 UTM Zone 2S	9075	+proj=utm +zone=2 +south +ellps=GRS80
102705	NAD 1983 Nebraska Lancaster County USFt	4269	+proj=tmerc +lat_0=40.25 +lon_0=-96.6880555555556 +k=1.000054615 +x_0=50000 +y_0=0 +ellps=GRS80 +units=us-ft
102720	NAD 1983 SPCS North Dakota N (Feet)	4269	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=47.4333333333333 +lat_2=48.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
102721	NAD 1983 SPCS North Dakota S (Feet)	4269	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=46.1833333333333 +lat_2=47.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
102726	NAD 1983 SPCS Oregon North (Feet)	4269	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=44.3333333333333 +lat_2=46 +x_0=2500000 +y_0=0 +ellps=GRS80 +units=us-ft
102727	NAD 1983 SPCS Oregon South (Feet)	4269	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=42.3333333333333 +lat_2=44 +x_0=1500000 +y_0=0 +ellps=GRS80 +units=us-ft
102733	NAD 1983 SPCS South Carolina (Feet)	4269	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=32.5 +lat_2=34.8333333333333 +x_0=609600 +y_0=0 +ellps=GRS80 +units=us-ft
102759	WGS 1984 California (Teale) Albers (Intl Feet)	4326	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-1219200 +ellps=WGS84 +units=ft
102760	NAD 1983 California (Teale) Albers (Intl Feet)	4269	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-1219200 +ellps=GRS80 +units=ft
102761	NAD 1983 SPCS PR & St. Croix (Feet)	4269	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.0333333333333 +lat_2=18.4333333333333 +x_0=200000 +y_0=200000 +ellps=GRS80 +units=us-ft
102766	NAD 1983 SPCS Guam (Feet)	4269	+proj=poly +lat_0=13.4724663527778 +lon_0=144.748750705556 +x_0=50000 +y_0=50000 +ellps=GRS80 +units=us-ft
102799	OSGB 1936 Highways England A1H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.99926 +x_0=261910.5587 +y_0=70975.76209 +a=6377563.396 +rf=299.3249646
102800	OSGB 1936 Highways England A2H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999314 +x_0=252927.2844 +y_0=70979.59363 +a=6377563.396 +rf=299.3249646
102801	OSGB 1936 Highways England A3H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999365 +x_0=243942.3084 +y_0=70983.21269 +a=6377563.396 +rf=299.3249646
102802	OSGB 1936 Highways England A3H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.99939 +x_0=243948.4072 +y_0=70984.98734 +a=6377563.396 +rf=299.3249646
102803	OSGB 1936 Highways England A4H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999415 +x_0=234956.1813 +y_0=70986.76115 +a=6377563.396 +rf=299.3249646
102804	OSGB 1936 Highways England A5H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999465 +x_0=225969.1556 +y_0=70990.30995 +a=6377563.396 +rf=299.3249646
102805	OSGB 1936 Highways England A5H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.99949 +x_0=225974.8051 +y_0=70992.08478 +a=6377563.396 +rf=299.3249646
102806	OSGB 1936 Highways England A6H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999516 +x_0=215981.5338 +y_0=70993.93011 +a=6377563.396 +rf=299.3249646
102807	OSGB 1936 Highways England A6H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999541 +x_0=215986.9336 +y_0=70995.70502 +a=6377563.396 +rf=299.3249646
102808	OSGB 1936 Highways England A7H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999564 +x_0=205992.2754 +y_0=70997.33764 +a=6377563.396 +rf=299.3249646
102809	OSGB 1936 Highways England A7H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999589 +x_0=205997.4254 +y_0=70999.11264 +a=6377563.396 +rf=299.3249646
102810	OSGB 1936 Highways England A8H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999613 +x_0=196002.254 +y_0=71000.81651 +a=6377563.396 +rf=299.3249646
102811	OSGB 1936 Highways England A8H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999638 +x_0=196007.1543 +y_0=71002.5916 +a=6377563.396 +rf=299.3249646
102812	OSGB 1936 Highways England A9H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999662 +x_0=185011.1931 +y_0=71004.29572 +a=6377563.396 +rf=299.3249646
102813	OSGB 1936 Highways England A9H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999687 +x_0=185015.8185 +y_0=71006.07089 +a=6377563.396 +rf=299.3249646
102814	OSGB 1936 Highways England A10H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999713 +x_0=173019.2914 +y_0=71007.91729 +a=6377563.396 +rf=299.3249646
102815	OSGB 1936 Highways England A10H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999738 +x_0=173023.6171 +y_0=71009.69256 +a=6377563.396 +rf=299.3249646
102816	OSGB 1936 Highways England A11H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999767 +x_0=159026.3186 +y_0=71011.75231 +a=6377563.396 +rf=299.3249646
102817	OSGB 1936 Highways England A11H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999792 +x_0=159030.2944 +y_0=71013.52767 +a=6377563.396 +rf=299.3249646
102818	OSGB 1936 Highways England A11H3	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999817 +x_0=159034.2704 +y_0=71015.30312 +a=6377563.396 +rf=299.3249646
102819	OSGB 1936 Highways England A12H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999817 +x_0=144031.0383 +y_0=71015.30362 +a=6377563.396 +rf=299.3249646
102820	OSGB 1936 Highways England A12H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999842 +x_0=144034.6392 +y_0=71017.07907 +a=6377563.396 +rf=299.3249646
102821	OSGB 1936 Highways England A12H3	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999867 +x_0=144038.2403 +y_0=71018.8546 +a=6377563.396 +rf=299.3249646
102822	OSGB 1936 Highways England A13H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999865 +x_0=128033.7365 +y_0=71018.71321 +a=6377563.396 +rf=299.3249646
102823	OSGB 1936 Highways England A13H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.99989 +x_0=128036.9375 +y_0=71020.48874 +a=6377563.396 +rf=299.3249646
102824	OSGB 1936 Highways England A14H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999914 +x_0=111034.6979 +y_0=71022.19417 +a=6377563.396 +rf=299.3249646
102825	OSGB 1936 Highways England A14H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999939 +x_0=111037.4739 +y_0=71023.96979 +a=6377563.396 +rf=299.3249646
102826	OSGB 1936 Highways England A15H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999967 +x_0=88032.17537 +y_0=71025.95967 +a=6377563.396 +rf=299.3249646
102827	OSGB 1936 Highways England A15H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999992 +x_0=88034.37626 +y_0=71027.73539 +a=6377563.396 +rf=299.3249646
102828	OSGB 1936 Highways England A16H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000012 +x_0=54022.17583 +y_0=71029.15712 +a=6377563.396 +rf=299.3249646
102829	OSGB 1936 Highways England A16H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000037 +x_0=54023.52644 +y_0=71030.93291 +a=6377563.396 +rf=299.3249646
102830	OSGB 1936 Highways England A17H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999981 +x_0=-24009.11135 +y_0=71026.9544 +a=6377563.396 +rf=299.3249646
102831	OSGB 1936 Highways England A17H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000006 +x_0=-24009.7116 +y_0=71028.73014 +a=6377563.396 +rf=299.3249646
102832	OSGB 1936 Highways England A18H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999928 +x_0=-58018.94296 +y_0=71023.18879 +a=6377563.396 +rf=299.3249646
102833	OSGB 1936 Highways England A18H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999953 +x_0=-58020.39349 +y_0=71024.96444 +a=6377563.396 +rf=299.3249646
102834	OSGB 1936 Highways England A19H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999874 +x_0=-88023.98625 +y_0=71019.35254 +a=6377563.396 +rf=299.3249646
102835	OSGB 1936 Highways England A19H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999899 +x_0=-88026.18693 +y_0=71021.12809 +a=6377563.396 +rf=299.3249646
102836	OSGB 1936 Highways England A20H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999826 +x_0=-105023.5775 +y_0=71015.94289 +a=6377563.396 +rf=299.3249646
102837	OSGB 1936 Highways England A20H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999851 +x_0=-105026.2032 +y_0=71017.71836 +a=6377563.396 +rf=299.3249646
102838	OSGB 1936 Highways England A21H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999771 +x_0=-122020.6823 +y_0=71012.0364 +a=6377563.396 +rf=299.3249646
102839	OSGB 1936 Highways England A21H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999796 +x_0=-122023.7329 +y_0=71013.81177 +a=6377563.396 +rf=299.3249646
102840	OSGB 1936 Highways England A22H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999708 +x_0=-139014.8049 +y_0=71007.56222 +a=6377563.396 +rf=299.3249646
102841	OSGB 1936 Highways England A22H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999733 +x_0=-139018.2804 +y_0=71009.33748 +a=6377563.396 +rf=299.3249646
102842	OSGB 1936 Highways England A23H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999656 +x_0=-156008.5024 +y_0=71003.86967 +a=6377563.396 +rf=299.3249646
102843	OSGB 1936 Highways England A23H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999681 +x_0=-156012.4027 +y_0=71005.64484 +a=6377563.396 +rf=299.3249646
102844	OSGB 1936 Highways England A24H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999613 +x_0=-165001.8975 +y_0=71000.81651 +a=6377563.396 +rf=299.3249646
102845	OSGB 1936 Highways England A24H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999638 +x_0=-165006.0227 +y_0=71002.5916 +a=6377563.396 +rf=299.3249646
102846	OSGB 1936 Highways England A25H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999565 +x_0=-175993.5763 +y_0=70997.40864 +a=6377563.396 +rf=299.3249646
102847	OSGB 1936 Highways England A25H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.99959 +x_0=-175997.9763 +y_0=70999.18364 +a=6377563.396 +rf=299.3249646
102848	OSGB 1936 Highways England A26H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999517 +x_0=-185984.2846 +y_0=70994.00109 +a=6377563.396 +rf=299.3249646
102849	OSGB 1936 Highways England A26H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999542 +x_0=-185988.9343 +y_0=70995.77601 +a=6377563.396 +rf=299.3249646
102850	OSGB 1936 Highways England A27H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999467 +x_0=-195973.6419 +y_0=70990.45191 +a=6377563.396 +rf=299.3249646
102851	OSGB 1936 Highways England A27H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999492 +x_0=-195978.5414 +y_0=70992.22674 +a=6377563.396 +rf=299.3249646
102852	OSGB 1936 Highways England A28H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999416 +x_0=-205961.7946 +y_0=70986.83212 +a=6377563.396 +rf=299.3249646
102853	OSGB 1936 Highways England A28H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999441 +x_0=-205966.9438 +y_0=70988.60686 +a=6377563.396 +rf=299.3249646
102854	OSGB 1936 Highways England A29H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999366 +x_0=-214949.3801 +y_0=70983.28366 +a=6377563.396 +rf=299.3249646
102855	OSGB 1936 Highways England A30H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999314 +x_0=-223935.6193 +y_0=70979.59363 +a=6377563.396 +rf=299.3249646
102856	OSGB 1936 Highways England B15H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999967 +x_0=88032.17537 +y_0=111040.5848 +a=6377563.396 +rf=299.3249646
102857	OSGB 1936 Highways England B15H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999992 +x_0=88034.37626 +y_0=111043.361 +a=6377563.396 +rf=299.3249646
102858	OSGB 1936 Highways England B15H3	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000017 +x_0=88036.57726 +y_0=111046.1372 +a=6377563.396 +rf=299.3249646
102859	OSGB 1936 Highways England B16H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000012 +x_0=54022.17583 +y_0=111045.5837 +a=6377563.396 +rf=299.3249646
102860	OSGB 1936 Highways England B16H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000037 +x_0=54023.52644 +y_0=111048.3599 +a=6377563.396 +rf=299.3249646
102861	OSGB 1936 Highways England B16H3	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000062 +x_0=54024.87711 +y_0=111051.1363 +a=6377563.396 +rf=299.3249646
102862	OSGB 1936 Highways England B16H4	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000087 +x_0=54026.22785 +y_0=111053.9128 +a=6377563.396 +rf=299.3249646
102863	OSGB 1936 Highways England B17H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999981 +x_0=-24009.11135 +y_0=111042.14 +a=6377563.396 +rf=299.3249646
102864	OSGB 1936 Highways England B17H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000006 +x_0=-24009.7116 +y_0=111044.9161 +a=6377563.396 +rf=299.3249646
102865	OSGB 1936 Highways England B18H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999928 +x_0=-58018.94296 +y_0=111036.2529 +a=6377563.396 +rf=299.3249646
102866	OSGB 1936 Highways England B18H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999953 +x_0=-58020.39349 +y_0=111039.0289 +a=6377563.396 +rf=299.3249646
102867	OSGB 1936 Highways England B19H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999874 +x_0=-88023.98625 +y_0=111030.2554 +a=6377563.396 +rf=299.3249646
102868	OSGB 1936 Highways England B20H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999826 +x_0=-105023.5775 +y_0=111024.9248 +a=6377563.396 +rf=299.3249646
102869	OSGB 1936 Highways England B21H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999771 +x_0=-122020.6823 +y_0=111018.8175 +a=6377563.396 +rf=299.3249646
102870	OSGB 1936 Highways England B22H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999709 +x_0=-139014.9439 +y_0=111011.9337 +a=6377563.396 +rf=299.3249646
102871	OSGB 1936 Highways England B23H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999656 +x_0=-156008.5024 +y_0=111006.0498 +a=6377563.396 +rf=299.3249646
102872	OSGB 1936 Highways England B24H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999614 +x_0=-165002.0625 +y_0=111001.3875 +a=6377563.396 +rf=299.3249646
102873	OSGB 1936 Highways England B25H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999565 +x_0=-175993.5763 +y_0=110995.9487 +a=6377563.396 +rf=299.3249646
102874	OSGB 1936 Highways England B26H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999517 +x_0=-185984.2846 +y_0=110990.6214 +a=6377563.396 +rf=299.3249646
102875	OSGB 1936 Highways England B27H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999467 +x_0=-195973.6419 +y_0=110985.0727 +a=6377563.396 +rf=299.3249646
102876	OSGB 1936 Highways England B28H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999416 +x_0=-205961.7946 +y_0=110979.4136 +a=6377563.396 +rf=299.3249646
102877	OSGB 1936 Highways England B29H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999367 +x_0=-214949.595 +y_0=110973.9769 +a=6377563.396 +rf=299.3249646
102878	OSGB 1936 Highways England B30H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999315 +x_0=-223935.8432 +y_0=110968.208 +a=6377563.396 +rf=299.3249646
102879	OSGB 1936 Highways England B31H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999261 +x_0=-232920.6915 +y_0=110962.2179 +a=6377563.396 +rf=299.3249646
102880	OSGB 1936 Highways England B32H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999206 +x_0=-241904.3281 +y_0=110956.1174 +a=6377563.396 +rf=299.3249646
102881	OSGB 1936 Highways England C13H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999866 +x_0=128033.8646 +y_0=126033.3354 +a=6377563.396 +rf=299.3249646
102882	OSGB 1936 Highways England C14H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999914 +x_0=111034.6979 +y_0=126039.3868 +a=6377563.396 +rf=299.3249646
102883	OSGB 1936 Highways England C14H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999939 +x_0=111037.4739 +y_0=126042.5379 +a=6377563.396 +rf=299.3249646
102884	OSGB 1936 Highways England C14H3	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999964 +x_0=111040.25 +y_0=126045.6892 +a=6377563.396 +rf=299.3249646
102885	OSGB 1936 Highways England C14H4	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999989 +x_0=111043.0263 +y_0=126048.8406 +a=6377563.396 +rf=299.3249646
102886	OSGB 1936 Highways England C15H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999967 +x_0=88032.17537 +y_0=126046.0693 +a=6377563.396 +rf=299.3249646
102887	OSGB 1936 Highways England C15H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999992 +x_0=88034.37626 +y_0=126049.2206 +a=6377563.396 +rf=299.3249646
102888	OSGB 1936 Highways England C15H3	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000017 +x_0=88036.57726 +y_0=126052.372 +a=6377563.396 +rf=299.3249646
102889	OSGB 1936 Highways England C15H4	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000042 +x_0=88038.77836 +y_0=126055.5236 +a=6377563.396 +rf=299.3249646
102890	OSGB 1936 Highways England C15H5	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000067 +x_0=88040.97958 +y_0=126058.6753 +a=6377563.396 +rf=299.3249646
102891	OSGB 1936 Highways England C16H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000012 +x_0=54022.17583 +y_0=126051.7436 +a=6377563.396 +rf=299.3249646
102892	OSGB 1936 Highways England C16H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000037 +x_0=54023.52644 +y_0=126054.895 +a=6377563.396 +rf=299.3249646
102893	OSGB 1936 Highways England C16H3	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000062 +x_0=54024.87711 +y_0=126058.0466 +a=6377563.396 +rf=299.3249646
102894	OSGB 1936 Highways England C16H4	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000087 +x_0=54026.22785 +y_0=126061.1983 +a=6377563.396 +rf=299.3249646
102895	OSGB 1936 Highways England C17H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999981 +x_0=-24009.11135 +y_0=126047.8346 +a=6377563.396 +rf=299.3249646
102896	OSGB 1936 Highways England C17H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=1.000006 +x_0=-24009.7116 +y_0=126050.9859 +a=6377563.396 +rf=299.3249646
102897	OSGB 1936 Highways England C18H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999928 +x_0=-58018.94296 +y_0=126041.1519 +a=6377563.396 +rf=299.3249646
102898	OSGB 1936 Highways England C18H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999953 +x_0=-58020.39349 +y_0=126044.3031 +a=6377563.396 +rf=299.3249646
102899	OSGB 1936 Highways England C19H1	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999874 +x_0=-88023.98625 +y_0=126034.3439 +a=6377563.396 +rf=299.3249646
102900	OSGB 1936 Highways England C19H2	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.999899 +x_0=-88026.18693 +y_0=126037.4949 +a=6377563.396 +rf=299.3249646
102901	NAD 1983 2011 ICS Aurora (US Feet)	6318	+proj=tmerc +lat_0=41.25 +lon_0=-88.5 +k=1.00003 +x_0=1150012.7000254 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102902	NAD 1983 2011 ICS Freeport (US Feet)		+proj=lcc +lat_1=42.2 +lat_0=42.2 +lon_0=-89.95 +k_0=1.000029 +x_0=549860.2997206 +y_0=230124.460248921 +ellps=GRS80 +units=us-ft
102903	NAD 1983 2011 ICS Chicago (US Feet)	6318	+proj=tmerc +lat_0=41.25 +lon_0=-87.8 +k=1.000023 +x_0=1449936.499873 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102904	NAD 1983 2011 ICS Rockford (US Feet)	6318	+proj=tmerc +lat_0=41.25 +lon_0=-89.25 +k=1.000029 +x_0=860147.320294641 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102905	NAD 1983 2011 ICS Moline (US Feet)		+proj=lcc +lat_1=41.55 +lat_0=41.55 +lon_0=-90.6 +k_0=1.000024 +x_0=1749860.2997206 +y_0=230124.460248921 +ellps=GRS80 +units=us-ft
102906	NAD 1983 2011 ICS Ottawa (US Feet)		+proj=lcc +lat_1=41.3 +lat_0=41.3 +lon_0=-89.05 +k_0=1.000023 +x_0=2360071.12014224 +y_0=230124.460248921 +ellps=GRS80 +units=us-ft
102907	NAD 1983 2011 ICS Sterling (US Feet)		+proj=lcc +lat_1=41.55 +lat_0=41.55 +lon_0=-90.05 +k_0=1.00002 +x_0=2050088.9001778 +y_0=230124.460248921 +ellps=GRS80 +units=us-ft
102908	NAD 1983 2011 ICS Joliet (US Feet)	6318	+proj=tmerc +lat_0=40.55 +lon_0=-88 +k=1.000022 +x_0=2649936.499873 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102909	NAD 1983 2011 ICS Eureka (US Feet)	6318	+proj=tmerc +lat_0=37.45 +lon_0=-89.3 +k=1.000025 +x_0=840030.48006096 +y_0=130149.860299721 +ellps=GRS80 +units=us-ft
102910	NAD 1983 2011 ICS Pontiac (US Feet)		+proj=lcc +lat_1=40.9 +lat_0=40.9 +lon_0=-88.55 +k_0=1.000025 +x_0=1449936.499873 +y_0=530048.26009652 +ellps=GRS80 +units=us-ft
102911	NAD 1983 2011 ICS Monmouth (US Feet)	6318	+proj=tmerc +lat_0=40.2 +lon_0=-90.85 +k=1.000024 +x_0=2949860.2997206 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102912	NAD 1983 2011 ICS Watseka (US Feet)		+proj=lcc +lat_1=40.75 +lat_0=40.75 +lon_0=-87.95 +k_0=1.000024 +x_0=1749860.2997206 +y_0=530048.26009652 +ellps=GRS80 +units=us-ft
102913	NAD 1983 2011 ICS Peoria (US Feet)	6318	+proj=tmerc +lat_0=37.4 +lon_0=-89.65 +k=1.000023 +x_0=420015.24003048 +y_0=189585.979171958 +ellps=GRS80 +units=us-ft
102914	NAD 1983 2011 ICS Bloomington (US Feet)		+proj=lcc +lat_1=40.5 +lat_0=40.5 +lon_0=-88.85 +k_0=1.000031 +x_0=1150012.7000254 +y_0=530048.26009652 +ellps=GRS80 +units=us-ft
102915	NAD 1983 2011 ICS Galesburg (US Feet)	6318	+proj=tmerc +lat_0=37.25 +lon_0=-90.1 +k=1.000023 +x_0=70104.1402082804 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102916	NAD 1983 2011 ICS Champaign (US Feet)		+proj=lcc +lat_1=40.15 +lat_0=40.15 +lon_0=-88 +k_0=1.000026 +x_0=99974.5999491999 +y_0=860147.320294641 +ellps=GRS80 +units=us-ft
102917	NAD 1983 2011 ICS Decatur (US Feet)	6318	+proj=tmerc +lat_0=36.3 +lon_0=-88.8 +k=1.000024 +x_0=2949860.2997206 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102918	NAD 1983 2011 ICS Quincy (US Feet)	6318	+proj=tmerc +lat_0=36.75 +lon_0=-91.25 +k=1.000023 +x_0=2050088.9001778 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102919	NAD 1983 2011 ICS Lincoln (US Feet)		+proj=lcc +lat_1=40.15 +lat_0=40.15 +lon_0=-89.8 +k_0=1.000018 +x_0=2670053.34010668 +y_0=530048.26009652 +ellps=GRS80 +units=us-ft
102920	NAD 1983 2011 ICS Macomb (US Feet)	6318	+proj=tmerc +lat_0=36.8 +lon_0=-90.6 +k=1.000024 +x_0=2350012.7000254 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102921	NAD 1983 2011 ICS Springfield (US Feet)		+proj=lcc +lat_1=39.75 +lat_0=39.75 +lon_0=-89.65 +k_0=1.000022 +x_0=709880.61976124 +y_0=879959.35991872 +ellps=GRS80 +units=us-ft
102922	NAD 1983 2011 ICS Jacksonville (US Feet)		+proj=lcc +lat_1=39.65 +lat_0=39.65 +lon_0=-90.6 +k_0=1.000023 +x_0=380086.36017272 +y_0=860147.320294641 +ellps=GRS80 +units=us-ft
102923	NAD 1983 2011 ICS Taylorville (US Feet)	6318	+proj=tmerc +lat_0=33.15 +lon_0=-89.4 +k=1.000023 +x_0=2050088.9001778 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102924	NAD 1983 2011 ICS Carleston (US Feet)		+proj=lcc +lat_1=39.65 +lat_0=39.65 +lon_0=-88 +k_0=1.000024 +x_0=1150012.7000254 +y_0=840030.48006096 +ellps=GRS80 +units=us-ft
102925	NAD 1983 2011 ICS Carlinville (US Feet)		+proj=lcc +lat_1=39.3 +lat_0=39.3 +lon_0=-90.15 +k_0=1.00002 +x_0=1749860.2997206 +y_0=840030.48006096 +ellps=GRS80 +units=us-ft
102926	NAD 1983 2011 ICS Robinson (US Feet)		+proj=lcc +lat_1=39.1 +lat_0=39.1 +lon_0=-88 +k_0=1.000017 +x_0=2649936.499873 +y_0=840030.48006096 +ellps=GRS80 +units=us-ft
102927	NAD 1983 2011 ICS Jerseyville (US Feet)	6318	+proj=tmerc +lat_0=32.85 +lon_0=-90.5 +k=1.000019 +x_0=1449936.499873 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102928	NAD 1983 2011 ICS Effingham (US Feet)		+proj=lcc +lat_1=38.95 +lat_0=38.95 +lon_0=-89 +k_0=1.000019 +x_0=2350012.7000254 +y_0=840030.48006096 +ellps=GRS80 +units=us-ft
102929	NAD 1983 2011 ICS Belleville (US Feet)	6318	+proj=tmerc +lat_0=32.35 +lon_0=-90 +k=1.000016 +x_0=2949860.2997206 +y_0=149961.8999238 +ellps=GRS80 +units=us-ft
102930	NAD 1983 2011 ICS Olney (US Feet)		+proj=lcc +lat_1=38.55 +lat_0=38.55 +lon_0=-88.15 +k_0=1.000013 +x_0=380086.36017272 +y_0=1150012.7000254 +ellps=GRS80 +units=us-ft
102931	NAD 1983 2011 ICS Mount Vernon (US Feet)		+proj=lcc +lat_1=38.45 +lat_0=38.45 +lon_0=-89.15 +k_0=1.000015 +x_0=99974.5999491999 +y_0=1150012.7000254 +ellps=GRS80 +units=us-ft
102932	NAD 1983 2011 ICS Carbondale (US Feet)		+proj=lcc +lat_1=37.9 +lat_0=37.9 +lon_0=-88.95 +k_0=1.000012 +x_0=729997.45999492 +y_0=1150012.7000254 +ellps=GRS80 +units=us-ft
102933	NAD 1983 2011 ICS Metropolis (US Feet)		+proj=lcc +lat_1=37.2 +lat_0=37.2 +lon_0=-88.9 +k_0=1.00001 +x_0=1110083.82016764 +y_0=1170129.54025908 +ellps=GRS80 +units=us-ft
102934	Cassini Bangladesh Zone 01 Dinajpur	4042	+proj=cass +lat_0=25.5 +lon_0=88.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102935	Cassini Bangladesh Zone 02 Rangpur	4042	+proj=cass +lat_0=25.5 +lon_0=89.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102936	Cassini Bangladesh Zone 03 Rajshahi	4042	+proj=cass +lat_0=24.5 +lon_0=88.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102937	Cassini Bangladesh Zone 04 Bogura	4042	+proj=cass +lat_0=24.5 +lon_0=89.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102938	Cassini Bangladesh Zone 05 Pabna	4042	+proj=cass +lat_0=24.5 +lon_0=89.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102939	Cassini Bangladesh Zone 06 Mymensingh	4042	+proj=cass +lat_0=24.5 +lon_0=90.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102940	Cassini Bangladesh Zone 07 Dhaka	4042	+proj=cass +lat_0=24.5 +lon_0=90.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102941	Cassini Bangladesh Zone 08 Faridpur	4042	+proj=cass +lat_0=23.5 +lon_0=90 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102942	Cassini Bangladesh Zone 09 Sylhet	4042	+proj=cass +lat_0=24.5 +lon_0=92 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102943	Cassini Bangladesh Zone 10 Kushtia	4042	+proj=cass +lat_0=23.5 +lon_0=89.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102944	Cassini Bangladesh Zone 11 Joshore	4042	+proj=cass +lat_0=23.5 +lon_0=89.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102945	Cassini Bangladesh Zone 12 Khulna	4042	+proj=cass +lat_0=22.5 +lon_0=89.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102946	Cassini Bangladesh Zone 13 Barishal	4042	+proj=cass +lat_0=22.5 +lon_0=90.5 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102947	Cassini Bangladesh Zone 14 Cumilla	4042	+proj=cass +lat_0=23.5 +lon_0=91 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102948	Cassini Bangladesh Zone 15 Noakhali	4042	+proj=cass +lat_0=23.5 +lon_0=91 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102949	Cassini Bangladesh Zone 16 Chottogram	4042	+proj=cass +lat_0=22 +lon_0=92 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102950	Cassini Bangladesh Zone 17 CHT	4042	+proj=cass +lat_0=22.75 +lon_0=92.25 +x_0=0 +y_0=0 +a=6377299.36559538 +b=6356098.35900516 +units=ch
102951	WGS 1984 LCC Bangladesh	4326	+proj=lcc +lat_0=26 +lon_0=90 +lat_1=23.15 +lat_2=28.8 +x_0=2743183.6991 +y_0=914395.233 +ellps=WGS84
102952	Gulshan 303 LCC	4682	+proj=lcc +lat_0=26 +lon_0=90 +lat_1=23.15 +lat_2=28.8 +x_0=2743183.6991 +y_0=914395.233 +a=6377276.345 +rf=300.8017
102953	Gulshan 303 UTM Bangladesh (BTM)	4682	+proj=tmerc +lat_0=0 +lon_0=90 +k=0.9996 +x_0=500000 +y_0=-2000000 +a=6377276.345 +rf=300.8017
102954	WGS 1984 BUTM2010	4326	+proj=tmerc +lat_0=0 +lon_0=90 +k=0.9996 +x_0=500000 +y_0=0 +ellps=WGS84
102955	UTM Gulshan	4682	+proj=tmerc +lat_0=0 +lon_0=90 +k=0.9996 +x_0=500000 +y_0=0 +a=6377276.345 +rf=300.8017
102961	AGD 1966 NSW ISG Zone 57 / 2	4202	+proj=tmerc +lat_0=0 +lon_0=159 +k=0.99994 +x_0=300000 +y_0=5000000 +a=6378160 +rf=298.25
102974	NAD 1983 2011 Wisconsin Transverse Mercator - US Ft	6318	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4479999.99999999 +ellps=GRS80 +units=us-ft
103166	NAD 1983 2011 SPCS Utah North (Intl Feet)	6318	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=40.7166666666667 +lat_2=41.7833333333333 +x_0=500000 +y_0=1000000 +ellps=GRS80 +units=ft
103167	NAD 1983 2011 SPCS Utah Central (Intl Feet)	6318	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=39.0166666666667 +lat_2=40.65 +x_0=500000 +y_0=2000000 +ellps=GRS80 +units=ft
103168	NAD 1983 2011 SPCS Utah South (Intl Feet)	6318	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=37.2166666666667 +lat_2=38.35 +x_0=500000 +y_0=3000000 +ellps=GRS80 +units=ft
103220	NAD 1983 (CORS96) SPCS Alabama East	6783	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000 +y_0=0 +ellps=GRS80
103221	NAD 1983 (CORS96) SPCS Alabama West	6783	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333333333 +x_0=600000 +y_0=0 +ellps=GRS80
103222	NAD 1983 (CORS96) SPCS Arizona East	6783	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
103223	NAD 1983 (CORS96) SPCS Arizona Central	6783	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
103224	NAD 1983 (CORS96) SPCS Arizona West	6783	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333333333 +x_0=213360 +y_0=0 +ellps=GRS80
103225	NAD 1983 (CORS96) SPCS Arizona East (Intl Feet)	6783	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
103226	NAD 1983 (CORS96) SPCS Arizona Central (Intl Feet)	6783	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
103227	NAD 1983 (CORS96) SPCS Arizona West (Intl Feet)	6783	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333333333 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
103228	NAD 1983 (CORS96) Zone Arkansas North	6783	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=34.9333333333333 +lat_2=36.2333333333333 +x_0=400000 +y_0=0 +ellps=GRS80
103229	NAD 1983 (CORS96) Zone Arkansas South	6783	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=33.3 +lat_2=34.7666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80
103230	NAD 1983 (CORS96) SPCS Arkansas North (US Feet)	6783	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=34.9333333333333 +lat_2=36.2333333333333 +x_0=400000 +y_0=0 +ellps=GRS80 +units=us-ft
103231	NAD 1983 (CORS96) SPCS Arkansas South (US Feet)	6783	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=33.3 +lat_2=34.7666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80 +units=us-ft
103232	NAD 1983 (CORS96) SPCS California I	6783	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=40 +lat_2=41.6666666666667 +x_0=2000000 +y_0=500000 +ellps=GRS80
103233	NAD 1983 (CORS96) SPCS California II	6783	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=38.3333333333333 +lat_2=39.8333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
103234	NAD 1983 (CORS96) SPCS California III	6783	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=37.0666666666667 +lat_2=38.4333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
103235	NAD 1983 (CORS96) SPCS California IV	6783	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=36 +lat_2=37.25 +x_0=2000000 +y_0=500000 +ellps=GRS80
103236	NAD 1983 (CORS96) SPCS California V	6783	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=34.0333333333333 +lat_2=35.4666666666667 +x_0=2000000 +y_0=500000 +ellps=GRS80
103237	NAD 1983 (CORS96) SPCS California VI	6783	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=32.7833333333333 +lat_2=33.8833333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
103238	NAD 1983 (CORS96) SPCS California I (US Feet)	6783	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=40 +lat_2=41.6666666666667 +x_0=2000000 +y_0=500000.000000001 +ellps=GRS80 +units=us-ft
103239	NAD 1983 (CORS96) SPCS California II (US Feet)	6783	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=38.3333333333333 +lat_2=39.8333333333333 +x_0=2000000 +y_0=500000.000000001 +ellps=GRS80 +units=us-ft
103240	NAD 1983 (CORS96) SPCS California III (US Feet)	6783	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=37.0666666666667 +lat_2=38.4333333333333 +x_0=2000000 +y_0=500000.000000001 +ellps=GRS80 +units=us-ft
103241	NAD 1983 (CORS96) SPCS California IV (US Feet)	6783	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=36 +lat_2=37.25 +x_0=2000000 +y_0=500000.000000001 +ellps=GRS80 +units=us-ft
103242	NAD 1983 (CORS96) SPCS California V (US Feet)	6783	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=34.0333333333333 +lat_2=35.4666666666667 +x_0=2000000 +y_0=500000.000000001 +ellps=GRS80 +units=us-ft
103243	NAD 1983 (CORS96) SPCS California VI (US Feet)	6783	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=32.7833333333333 +lat_2=33.8833333333333 +x_0=2000000 +y_0=500000.000000001 +ellps=GRS80 +units=us-ft
103244	NAD 1983 (CORS96) SPCS Colorado North	6783	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=39.7166666666667 +lat_2=40.7833333333333 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
103245	NAD 1983 (CORS96) SPCS Colorado Central	6783	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=38.45 +lat_2=39.75 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
103246	NAD 1983 (CORS96) SPCS Colorado South	6783	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=37.2333333333333 +lat_2=38.4333333333333 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
103247	NAD 1983 (CORS96) SPCS Colorado North (US Feet)	6783	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=39.7166666666667 +lat_2=40.7833333333333 +x_0=914401.828899999 +y_0=304800.6096 +ellps=GRS80 +units=us-ft
103248	NAD 1983 (CORS96) SPCS Colorado Central (US Feet)	6783	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=38.45 +lat_2=39.75 +x_0=914401.828899999 +y_0=304800.6096 +ellps=GRS80 +units=us-ft
103249	NAD 1983 (CORS96) SPCS Colorado South (US Feet)	6783	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=37.2333333333333 +lat_2=38.4333333333333 +x_0=914401.828899999 +y_0=304800.6096 +ellps=GRS80 +units=us-ft
103250	NAD 1983 (CORS96) SPCS Connecticut	6783	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.2 +lat_2=41.8666666666667 +x_0=304800.6096 +y_0=152400.3048 +ellps=GRS80
103251	NAD 1983 (CORS96) SPCS Connecticut (US Feet)	6783	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.2 +lat_2=41.8666666666667 +x_0=304800.6096 +y_0=152400.3048 +ellps=GRS80 +units=us-ft
103252	NAD 1983 (CORS96) SPCS Delaware	6783	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000 +y_0=0 +ellps=GRS80
103253	NAD 1983 (CORS96) SPCS Delaware (US Feet)	6783	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000 +y_0=0 +ellps=GRS80 +units=us-ft
103254	NAD 1983 (CORS96) SPCS Florida East	6783	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941176470588 +x_0=200000 +y_0=0 +ellps=GRS80
103255	NAD 1983 (CORS96) SPCS Florida West	6783	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941176470588 +x_0=200000 +y_0=0 +ellps=GRS80
103256	NAD 1983 (CORS96) SPCS Florida North	6783	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=29.5833333333333 +lat_2=30.75 +x_0=600000 +y_0=0 +ellps=GRS80
103257	NAD 1983 (CORS96) SPCS Florida East (US Feet)	6783	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941176470588 +x_0=200000 +y_0=0 +ellps=GRS80 +units=us-ft
103258	NAD 1983 (CORS96) SPCS Florida West (US Feet)	6783	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941176470588 +x_0=200000 +y_0=0 +ellps=GRS80 +units=us-ft
103259	NAD 1983 (CORS96) SPCS Florida North (US Feet)	6783	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=29.5833333333333 +lat_2=30.75 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103260	NAD 1983 (CORS96) SPCS Georgia East	6783	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000 +y_0=0 +ellps=GRS80
103261	NAD 1983 (CORS96) SPCS Georgia West	6783	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=700000 +y_0=0 +ellps=GRS80
103262	NAD 1983 (CORS96) SPCS Georgia East (US Feet)	6783	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000 +y_0=0 +ellps=GRS80 +units=us-ft
103263	NAD 1983 (CORS96) SPCS Georgia West (US Feet)	6783	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=700000 +y_0=0 +ellps=GRS80 +units=us-ft
103264	NAD 1983 (CORS96) SPCS Idaho East	6783	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368421053 +x_0=200000 +y_0=0 +ellps=GRS80
103265	NAD 1983 (CORS96) SPCS Idaho Central	6783	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368421053 +x_0=500000 +y_0=0 +ellps=GRS80
103266	NAD 1983 (CORS96) SPCS Idaho West	6783	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333333333 +x_0=800000 +y_0=0 +ellps=GRS80
103267	NAD 1983 (CORS96) SPCS Idaho East (US Feet)	6783	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368421053 +x_0=200000 +y_0=0 +ellps=GRS80 +units=us-ft
103268	NAD 1983 (CORS96) SPCS Idaho Central (US Feet)	6783	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368421053 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103269	NAD 1983 (CORS96) SPCS Idaho West (US Feet)	6783	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333333333 +x_0=800000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103270	NAD 1983 (CORS96) SPCS Illinois East	6783	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80
103271	NAD 1983 (CORS96) SPCS Illinois West	6783	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941176470588 +x_0=700000 +y_0=0 +ellps=GRS80
103272	NAD 1983 (CORS96) SPCS Illinois East (US Feet)	6783	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
103273	NAD 1983 (CORS96) SPCS Illinois West (US Feet)	6783	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941176470588 +x_0=700000 +y_0=0 +ellps=GRS80 +units=us-ft
103274	NAD 1983 (CORS96) SPCS Indiana East	6783	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966666666667 +x_0=100000 +y_0=250000 +ellps=GRS80
103275	NAD 1983 (CORS96) SPCS Indiana West	6783	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966666666667 +x_0=900000 +y_0=250000 +ellps=GRS80
103276	NAD 1983 (CORS96) SPCS Indiana East (US Feet)	6783	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966666666667 +x_0=100000 +y_0=250000 +ellps=GRS80 +units=us-ft
103277	NAD 1983 (CORS96) SPCS Indiana West (US Feet)	6783	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966666666667 +x_0=900000 +y_0=250000 +ellps=GRS80 +units=us-ft
103278	NAD 1983 (CORS96) SPCS Iowa North	6783	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=42.0666666666667 +lat_2=43.2666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
103279	NAD 1983 (CORS96) SPCS Iowa South	6783	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=40.6166666666667 +lat_2=41.7833333333333 +x_0=500000 +y_0=0 +ellps=GRS80
103280	NAD 1983 (CORS96) SPCS Iowa North (US Feet)	6783	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=42.0666666666667 +lat_2=43.2666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80 +units=us-ft
103281	NAD 1983 (CORS96) SPCS Iowa South (US Feet)	6783	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=40.6166666666667 +lat_2=41.7833333333333 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103282	NAD 1983 (CORS96) SPCS Kansas North	6783	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=38.7166666666667 +lat_2=39.7833333333333 +x_0=400000 +y_0=0 +ellps=GRS80
103283	NAD 1983 (CORS96) SPCS Kansas South	6783	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=37.2666666666667 +lat_2=38.5666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80
103284	NAD 1983 (CORS96) SPCS Kansas North (US Feet)	6783	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=38.7166666666667 +lat_2=39.7833333333333 +x_0=400000 +y_0=0 +ellps=GRS80 +units=us-ft
103285	NAD 1983 (CORS96) SPCS Kansas South (US Feet)	6783	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=37.2666666666667 +lat_2=38.5666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80 +units=us-ft
103286	NAD 1983 (CORS96) SPCS Kentucky North	6783	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000 +y_0=0 +ellps=GRS80
103287	NAD 1983 (CORS96) SPCS Kentucky North (US Feet)	6783	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103288	NAD 1983 (CORS96) SPCS Kentucky (one zone)	6783	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
103289	NAD 1983 (CORS96) SPCS Kentucky (one zone) US Feet	6783	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80 +units=us-ft
103290	NAD 1983 (CORS96) SPCS Kentucky South	6783	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=36.7333333333333 +lat_2=37.9333333333333 +x_0=500000 +y_0=500000 +ellps=GRS80
103291	NAD 1983 (CORS96) SPCS Kentucky South (US Feet)	6783	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=36.7333333333333 +lat_2=37.9333333333333 +x_0=500000.000000001 +y_0=500000.000000001 +ellps=GRS80 +units=us-ft
103292	NAD 1983 (CORS96) SPCS Louisiana North	6783	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=31.1666666666667 +lat_2=32.6666666666667 +x_0=1000000 +y_0=0 +ellps=GRS80
103293	NAD 1983 (CORS96) SPCS Louisiana South	6783	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=29.3 +lat_2=30.7 +x_0=1000000 +y_0=0 +ellps=GRS80
103294	NAD 1983 (CORS96) SPCS Louisiana North (US Feet)	6783	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=31.1666666666667 +lat_2=32.6666666666667 +x_0=1000000 +y_0=0 +ellps=GRS80 +units=us-ft
103295	NAD 1983 (CORS96) SPCS Louisiana South (US Feet)	6783	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=29.3 +lat_2=30.7 +x_0=1000000 +y_0=0 +ellps=GRS80 +units=us-ft
103296	NAD 1983 (CORS96) SPCS Maine East	6783	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80
103297	NAD 1983 (CORS96) SPCS Maine West	6783	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966666666667 +x_0=900000 +y_0=0 +ellps=GRS80
103298	NAD 1983 (CORS96) SPCS Maine East (US Feet)	6783	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
103299	NAD 1983 (CORS96) SPCS Maine West (US Feet)	6783	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966666666667 +x_0=900000 +y_0=0 +ellps=GRS80 +units=us-ft
103300	NAD 1983 HARN Wisconsin CRS Adams (meters)	4152	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.6942 +y_0=0.0037 +ellps=GRS80
103307	NAD 1983 HARN Wisconsin CRS Calumet (meters)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.8893 +y_0=0.0049 +ellps=GRS80
103313	NAD 1983 HARN Wisconsin CRS Dodge (meters)	4152	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.7263 +y_0=0.0076 +ellps=GRS80
103319	NAD 1983 HARN Wisconsin CRS Fond du Lac (meters)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.8893 +y_0=0.0049 +ellps=GRS80
103322	NAD 1983 HARN Wisconsin CRS Green (meters)	4152	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.7403 +y_0=45830.2947 +ellps=GRS80
103323	NAD 1983 HARN Wisconsin CRS Green Lake (meters)	4152	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.3018 +y_0=79170.7795 +ellps=GRS80
103327	NAD 1983 HARN Wisconsin CRS Jefferson (meters)	4152	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.7263 +y_0=0.0076 +ellps=GRS80
103328	NAD 1983 HARN Wisconsin CRS Juneau (meters)	4152	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.6942 +y_0=0.0037 +ellps=GRS80
103329	NAD 1983 HARN Wisconsin CRS Kenosha (meters)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.3728 +y_0=0.0009 +ellps=GRS80
103330	NAD 1983 HARN Wisconsin CRS Kewaunee (meters)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7614 +y_0=0.0012 +ellps=GRS80
103332	NAD 1983 HARN Wisconsin CRS Lafayette (meters)	4152	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.7403 +y_0=45830.2947 +ellps=GRS80
103335	NAD 1983 HARN Wisconsin CRS Manitowoc (meters)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7614 +y_0=0.0012 +ellps=GRS80
103338	NAD 1983 HARN Wisconsin CRS Marquette (meters)	4152	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.3018 +y_0=79170.7795 +ellps=GRS80
103340	NAD 1983 HARN Wisconsin CRS Milwaukee (meters)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.3728 +y_0=0.0009 +ellps=GRS80
103344	NAD 1983 HARN Wisconsin CRS Outagamie (meters)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.8893 +y_0=0.0049 +ellps=GRS80
103345	NAD 1983 HARN Wisconsin CRS Ozaukee (meters)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.3728 +y_0=0.0009 +ellps=GRS80
103346	NAD 1983 HARN Wisconsin CRS Pepin (meters)	4152	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.3354 +y_0=86033.0876 +ellps=GRS80
103347	NAD 1983 HARN Wisconsin CRS Pierce (meters)	4152	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.3354 +y_0=86033.0876 +ellps=GRS80
103351	NAD 1983 HARN Wisconsin CRS Racine (meters)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.3728 +y_0=0.0009 +ellps=GRS80
103358	NAD 1983 HARN Wisconsin CRS Sheboygan (meters)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7614 +y_0=0.0012 +ellps=GRS80
103370	NAD 1983 HARN Wisconsin CRS Winnebago (meters)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.8893 +y_0=0.0049 +ellps=GRS80
103372	NAD 1983 (CORS96) Maine 2000 East Zone	6783	+proj=tmerc +lat_0=43.8333333333333 +lon_0=-67.875 +k=0.99998 +x_0=700000 +y_0=0 +ellps=GRS80
103373	NAD 1983 (CORS96) Maine 2000 Central Zone	6783	+proj=tmerc +lat_0=43.5 +lon_0=-69.125 +k=0.99998 +x_0=500000 +y_0=0 +ellps=GRS80
103374	NAD 1983 (CORS96) Maine 2000 West Zone	6783	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.375 +k=0.99998 +x_0=300000 +y_0=0 +ellps=GRS80
103375	NAD 1983 (CORS96) SPCS Maryland	6783	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=38.3 +lat_2=39.45 +x_0=400000 +y_0=0 +ellps=GRS80
103376	NAD 1983 (CORS96) SPCS Maryland (US Feet)	6783	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=38.3 +lat_2=39.45 +x_0=400000 +y_0=0 +ellps=GRS80 +units=us-ft
103377	NAD 1983 (CORS96) SPCS Mass. Mainland	6783	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=41.7166666666667 +lat_2=42.6833333333333 +x_0=200000 +y_0=750000 +ellps=GRS80
103378	NAD 1983 (CORS96) SPCS Mass. Island	6783	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.2833333333333 +lat_2=41.4833333333333 +x_0=500000 +y_0=0 +ellps=GRS80
103379	NAD 1983 (CORS96) SPCS Mass. Mainland (US Feet)	6783	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=41.7166666666667 +lat_2=42.6833333333333 +x_0=200000 +y_0=750000 +ellps=GRS80 +units=us-ft
103380	NAD 1983 (CORS96) SPCS Mass. Island (US Feet)	6783	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.2833333333333 +lat_2=41.4833333333333 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103381	NAD 1983 (CORS96) SPCS Michigan North	6783	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=45.4833333333333 +lat_2=47.0833333333333 +x_0=8000000 +y_0=0 +ellps=GRS80
103382	NAD 1983 (CORS96) SPCS Michigan Central	6783	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=44.1833333333333 +lat_2=45.7 +x_0=6000000 +y_0=0 +ellps=GRS80
103383	NAD 1983 (CORS96) SPCS Michigan South	6783	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=42.1 +lat_2=43.6666666666667 +x_0=4000000 +y_0=0 +ellps=GRS80
103384	NAD 1983 (CORS96) SPCS Michigan North (Intl Feet)	6783	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=45.4833333333333 +lat_2=47.0833333333333 +x_0=8000000 +y_0=0 +ellps=GRS80 +units=ft
103385	NAD 1983 (CORS96) SPCS Michigan Central (Intl Feet)	6783	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=44.1833333333333 +lat_2=45.7 +x_0=5999999.99999999 +y_0=0 +ellps=GRS80 +units=ft
103386	NAD 1983 (CORS96) SPCS Michigan South (Intl Feet)	6783	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=42.1 +lat_2=43.6666666666667 +x_0=4000000 +y_0=0 +ellps=GRS80 +units=ft
103387	NAD 1983 (CORS96) SPCS Minnesota North	6783	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=47.0333333333333 +lat_2=48.6333333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
103388	NAD 1983 (CORS96) SPCS Minnesota Central	6783	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=45.6166666666667 +lat_2=47.05 +x_0=800000 +y_0=100000 +ellps=GRS80
103389	NAD 1983 (CORS96) SPCS Minnesota South	6783	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=43.7833333333333 +lat_2=45.2166666666667 +x_0=800000 +y_0=100000 +ellps=GRS80
103390	NAD 1983 (CORS96) SPCS Minnesota North (US Feet)	6783	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=47.0333333333333 +lat_2=48.6333333333333 +x_0=800000.000000001 +y_0=100000 +ellps=GRS80 +units=us-ft
103391	NAD 1983 (CORS96) SPCS Minnesota Central (US Feet)	6783	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=45.6166666666667 +lat_2=47.05 +x_0=800000.000000001 +y_0=100000 +ellps=GRS80 +units=us-ft
103392	NAD 1983 (CORS96) SPCS Minnesota South (US Feet)	6783	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=43.7833333333333 +lat_2=45.2166666666667 +x_0=800000.000000001 +y_0=100000 +ellps=GRS80 +units=us-ft
103393	NAD 1983 (CORS96) SPCS Mississippi East	6783	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80
103394	NAD 1983 (CORS96) SPCS Mississippi West	6783	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=700000 +y_0=0 +ellps=GRS80
103395	NAD 1983 (CORS96) SPCS Mississippi East (US Feet)	6783	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
103396	NAD 1983 (CORS96) SPCS Mississippi West (US Feet)	6783	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=700000 +y_0=0 +ellps=GRS80 +units=us-ft
103397	NAD 1983 (CORS96) SPCS Missouri East	6783	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333333333 +x_0=250000 +y_0=0 +ellps=GRS80
103398	NAD 1983 (CORS96) SPCS Missouri Central	6783	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333333333 +x_0=500000 +y_0=0 +ellps=GRS80
103399	NAD 1983 (CORS96) SPCS Missouri West	6783	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941176470588 +x_0=850000 +y_0=0 +ellps=GRS80
103400	NAD 1983 HARN Wisconsin CRS Adams (US feet)	4152	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.694132588 +y_0=0.00365760731521463 +ellps=GRS80 +units=us-ft
103407	NAD 1983 HARN Wisconsin CRS Calumet (US feet)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.889204978 +y_0=0.00487680975361951 +ellps=GRS80 +units=us-ft
103413	NAD 1983 HARN Wisconsin CRS Dodge (US feet)	4152	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.726390653 +y_0=0.00762001524003048 +ellps=GRS80 +units=us-ft
103419	NAD 1983 HARN Wisconsin CRS Fond du Lac (US feet)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.889204978 +y_0=0.00487680975361951 +ellps=GRS80 +units=us-ft
103422	NAD 1983 HARN Wisconsin CRS Green (US feet)	4152	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.74015748 +y_0=45830.2948437897 +ellps=GRS80 +units=us-ft
103423	NAD 1983 HARN Wisconsin CRS Green Lake (US feet)	4152	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.301752604 +y_0=79170.7793751588 +ellps=GRS80 +units=us-ft
103427	NAD 1983 HARN Wisconsin CRS Jefferson (US feet)	4152	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.726390653 +y_0=0.00762001524003048 +ellps=GRS80 +units=us-ft
103428	NAD 1983 HARN Wisconsin CRS Juneau (US feet)	4152	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.694132588 +y_0=0.00365760731521463 +ellps=GRS80 +units=us-ft
103429	NAD 1983 HARN Wisconsin CRS Kenosha (US feet)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.372771146 +y_0=0.000914401828803658 +ellps=GRS80 +units=us-ft
103430	NAD 1983 HARN Wisconsin CRS Kewaunee (US feet)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7615443231 +y_0=0.00121920243840488 +ellps=GRS80 +units=us-ft
103432	NAD 1983 HARN Wisconsin CRS Lafayette (US feet)	4152	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.74015748 +y_0=45830.2948437897 +ellps=GRS80 +units=us-ft
103435	NAD 1983 HARN Wisconsin CRS Manitowoc (US feet)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7615443231 +y_0=0.00121920243840488 +ellps=GRS80 +units=us-ft
103438	NAD 1983 HARN Wisconsin CRS Marquette (US feet)	4152	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.301752604 +y_0=79170.7793751588 +ellps=GRS80 +units=us-ft
103440	NAD 1983 HARN Wisconsin CRS Milwaukee (US feet)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.372771146 +y_0=0.000914401828803658 +ellps=GRS80 +units=us-ft
103444	NAD 1983 HARN Wisconsin CRS Outagamie (US feet)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.889204978 +y_0=0.00487680975361951 +ellps=GRS80 +units=us-ft
103445	NAD 1983 HARN Wisconsin CRS Ozaukee (US feet)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.372771146 +y_0=0.000914401828803658 +ellps=GRS80 +units=us-ft
103446	NAD 1983 HARN Wisconsin CRS Pepin (US feet)	4152	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.335280671 +y_0=86033.0877317755 +ellps=GRS80 +units=us-ft
103447	NAD 1983 HARN Wisconsin CRS Pierce (US feet)	4152	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.335280671 +y_0=86033.0877317755 +ellps=GRS80 +units=us-ft
103451	NAD 1983 HARN Wisconsin CRS Racine (US feet)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.372771146 +y_0=0.000914401828803658 +ellps=GRS80 +units=us-ft
103458	NAD 1983 HARN Wisconsin CRS Sheboygan (US feet)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7615443231 +y_0=0.00121920243840488 +ellps=GRS80 +units=us-ft
103470	NAD 1983 HARN Wisconsin CRS Winnebago (US feet)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.889204978 +y_0=0.00487680975361951 +ellps=GRS80 +units=us-ft
103472	NAD 1983 (CORS96) SPCS Montana	6783	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=45 +lat_2=49 +x_0=600000 +y_0=0 +ellps=GRS80
103473	NAD 1983 (CORS96) SPCS Montana (Intl Feet)	6783	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=45 +lat_2=49 +x_0=599999.999999999 +y_0=0 +ellps=GRS80 +units=ft
103474	NAD 1983 (CORS96) SPCS Nebraska	6783	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=40 +lat_2=43 +x_0=500000 +y_0=0 +ellps=GRS80
103475	NAD 1983 (CORS96) SPCS Nebraska (US Feet)	6783	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=40 +lat_2=43 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103476	NAD 1983 (CORS96) SPCS Nevada East	6783	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000 +y_0=8000000 +ellps=GRS80
103477	NAD 1983 (CORS96) SPCS Nevada Central	6783	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000 +y_0=6000000 +ellps=GRS80
103478	NAD 1983 (CORS96) SPCS Nevada West	6783	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000 +y_0=4000000 +ellps=GRS80
103479	NAD 1983 (CORS96) SPCS Nevada East (US Feet)	6783	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000 +y_0=8000000.00000001 +ellps=GRS80 +units=us-ft
103480	NAD 1983 (CORS96) SPCS Nevada Central (US Feet)	6783	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000.000000001 +y_0=6000000 +ellps=GRS80 +units=us-ft
103481	NAD 1983 (CORS96) SPCS Nevada West (US Feet)	6783	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000.000000001 +y_0=3999999.99999999 +ellps=GRS80 +units=us-ft
103482	NAD 1983 (CORS96) SPCS New Hampshire	6783	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966666666667 +x_0=300000 +y_0=0 +ellps=GRS80
103483	NAD 1983 (CORS96) SPCS New Hampshire (US Feet)	6783	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966666666667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
103484	NAD 1983 (CORS96) SPCS New Jersey	6783	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
103485	NAD 1983 (CORS96) SPCS New Jersey (US Feet)	6783	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
103486	NAD 1983 (CORS96) SPCS New Mexico East	6783	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909090909091 +x_0=165000 +y_0=0 +ellps=GRS80
103487	NAD 1983 (CORS96) SPCS New Mexico Cent.	6783	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
103488	NAD 1983 (CORS96) SPCS New Mexico West	6783	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916666666667 +x_0=830000 +y_0=0 +ellps=GRS80
103489	NAD 1983 (CORS96) SPCS New Mexico East (US Feet)	6783	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909090909091 +x_0=165000 +y_0=0 +ellps=GRS80 +units=us-ft
103490	NAD 1983 (CORS96) SPCS New Mexico Cent. (US Feet)	6783	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103491	NAD 1983 (CORS96) SPCS New Mexico West (US Feet)	6783	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916666666667 +x_0=830000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103492	NAD 1983 (CORS96) SPCS New York East	6783	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
103493	NAD 1983 (CORS96) SPCS New York Central	6783	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=250000 +y_0=0 +ellps=GRS80
103494	NAD 1983 (CORS96) SPCS New York West	6783	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000 +y_0=0 +ellps=GRS80
103495	NAD 1983 (CORS96) SPCS NY Long Island	6783	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=40.6666666666667 +lat_2=41.0333333333333 +x_0=300000 +y_0=0 +ellps=GRS80
103496	NAD 1983 (CORS96) SPCS New York East (US Feet)	6783	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
103497	NAD 1983 (CORS96) SPCS New York Central (US Feet)	6783	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=250000 +y_0=0 +ellps=GRS80 +units=us-ft
103498	NAD 1983 (CORS96) SPCS New York West (US Feet)	6783	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103499	NAD 1983 (CORS96) SPCS NY Long Island (US Feet)	6783	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=40.6666666666667 +lat_2=41.0333333333333 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
103500	NAD 1983 (CORS96) SPCS North Carolina	6783	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=34.3333333333333 +lat_2=36.1666666666667 +x_0=609601.219202438 +y_0=0 +ellps=GRS80
103501	NAD 1983 (CORS96) SPCS North Carolina (US Feet)	6783	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=34.3333333333333 +lat_2=36.1666666666667 +x_0=609601.219202438 +y_0=0 +ellps=GRS80 +units=us-ft
103502	NAD 1983 (CORS96) SPCS North Dakota N	6783	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=47.4333333333333 +lat_2=48.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
103503	NAD 1983 (CORS96) SPCS North Dakota S	6783	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=46.1833333333333 +lat_2=47.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
103504	NAD 1983 (CORS96) SPCS North Dakota North (Intl Feet)	6783	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=47.4333333333333 +lat_2=48.7333333333333 +x_0=599999.999999999 +y_0=0 +ellps=GRS80 +units=ft
103505	NAD 1983 (CORS96) SPCS North Dakota South (Intl Feet)	6783	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=46.1833333333333 +lat_2=47.4833333333333 +x_0=599999.999999999 +y_0=0 +ellps=GRS80 +units=ft
103506	NAD 1983 (CORS96) SPCS Ohio North	6783	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=40.4333333333333 +lat_2=41.7 +x_0=600000 +y_0=0 +ellps=GRS80
103507	NAD 1983 (CORS96) SPCS Ohio South	6783	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=38.7333333333333 +lat_2=40.0333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
103508	NAD 1983 (CORS96) SPCS Ohio North (US Feet)	6783	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=40.4333333333333 +lat_2=41.7 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103509	NAD 1983 (CORS96) SPCS Ohio South (US Feet)	6783	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=38.7333333333333 +lat_2=40.0333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103510	NAD 1983 (CORS96) SPCS Oklahoma North	6783	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=35.5666666666667 +lat_2=36.7666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
103511	NAD 1983 (CORS96) SPCS Oklahoma South	6783	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=33.9333333333333 +lat_2=35.2333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
103512	NAD 1983 (CORS96) SPCS Oklahoma North (US Feet)	6783	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=35.5666666666667 +lat_2=36.7666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103513	NAD 1983 (CORS96) SPCS Oklahoma South (US Feet)	6783	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=33.9333333333333 +lat_2=35.2333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103514	NAD 1983 (CORS96) SPCS Pennsylvania North	6783	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=40.8833333333333 +lat_2=41.95 +x_0=600000 +y_0=0 +ellps=GRS80
103515	NAD 1983 (CORS96) SPCS Pennsylvania North (US Feet)	6783	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=40.8833333333333 +lat_2=41.95 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103516	NAD 1983 (CORS96) SPCS Pennsylvania South	6783	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=39.9333333333333 +lat_2=40.9666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
103517	NAD 1983 (CORS96) SPCS Pennsylvania South (US Feet)	6783	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=39.9333333333333 +lat_2=40.9666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103518	NAD 1983 (CORS96) SPCS Rhode Island	6783	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=100000 +y_0=0 +ellps=GRS80
103519	NAD 1983 (CORS96) SPCS Rhode Island (US Feet)	6783	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=100000 +y_0=0 +ellps=GRS80 +units=us-ft
103520	NAD 1983 (CORS96) SPCS South Carolina	6783	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=32.5 +lat_2=34.8333333333333 +x_0=609600 +y_0=0 +ellps=GRS80
103521	NAD 1983 (CORS96) SPCS South Carolina (Intl Feet)	6783	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=32.5 +lat_2=34.8333333333333 +x_0=609600 +y_0=0 +ellps=GRS80 +units=ft
103522	NAD 1983 (CORS96) SPCS South Dakota N	6783	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=44.4166666666667 +lat_2=45.6833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
103523	NAD 1983 (CORS96) SPCS South Dakota S	6783	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=42.8333333333333 +lat_2=44.4 +x_0=600000 +y_0=0 +ellps=GRS80
103524	NAD 1983 (CORS96) SPCS South Dakota N (US Feet)	6783	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=44.4166666666667 +lat_2=45.6833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103525	NAD 1983 (CORS96) SPCS South Dakota S (US Feet)	6783	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=42.8333333333333 +lat_2=44.4 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103526	NAD 1983 (CORS96) SPCS Tennessee	6783	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=35.25 +lat_2=36.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80
103527	NAD 1983 (CORS96) SPCS Tennessee (US Feet)	6783	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=35.25 +lat_2=36.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103539	NAD 1983 (CORS96) SPCS Texas North	6783	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=34.65 +lat_2=36.1833333333333 +x_0=200000 +y_0=1000000 +ellps=GRS80
103540	NAD 1983 (CORS96) SPCS Texas North Cent.	6783	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=32.1333333333333 +lat_2=33.9666666666667 +x_0=600000 +y_0=2000000 +ellps=GRS80
103541	NAD 1983 (CORS96) SPCS Texas Central	6783	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=30.1166666666667 +lat_2=31.8833333333333 +x_0=700000 +y_0=3000000 +ellps=GRS80
103542	NAD 1983 (CORS96) SPCS Texas South Cent.	6783	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=28.3833333333333 +lat_2=30.2833333333333 +x_0=600000 +y_0=4000000 +ellps=GRS80
103543	NAD 1983 (CORS96) SPCS Texas South	6783	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=26.1666666666667 +lat_2=27.8333333333333 +x_0=300000 +y_0=5000000 +ellps=GRS80
103544	NAD 1983 (CORS96) SPCS Texas North (US Feet)	6783	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=34.65 +lat_2=36.1833333333333 +x_0=200000 +y_0=1000000 +ellps=GRS80 +units=us-ft
103545	NAD 1983 (CORS96) SPCS Texas North Cent.(US Feet)	6783	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=32.1333333333333 +lat_2=33.9666666666667 +x_0=600000 +y_0=2000000 +ellps=GRS80 +units=us-ft
103546	NAD 1983 (CORS96) SPCS Texas Central (US Feet)	6783	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=30.1166666666667 +lat_2=31.8833333333333 +x_0=700000 +y_0=3000000 +ellps=GRS80 +units=us-ft
103547	NAD 1983 (CORS96) SPCS Texas South Cent. (US Feet)	6783	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=28.3833333333333 +lat_2=30.2833333333333 +x_0=600000 +y_0=3999999.99999999 +ellps=GRS80 +units=us-ft
103548	NAD 1983 (CORS96) SPCS Texas South (US Feet)	6783	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=26.1666666666667 +lat_2=27.8333333333333 +x_0=300000 +y_0=5000000.00000001 +ellps=GRS80 +units=us-ft
103549	NAD 1983 (CORS96) SPCS Utah North	6783	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=40.7166666666667 +lat_2=41.7833333333333 +x_0=500000 +y_0=1000000 +ellps=GRS80
103550	NAD 1983 (CORS96) SPCS Utah Central	6783	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=39.0166666666667 +lat_2=40.65 +x_0=500000 +y_0=2000000 +ellps=GRS80
103551	NAD 1983 (CORS96) SPCS Utah South	6783	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=37.2166666666667 +lat_2=38.35 +x_0=500000 +y_0=3000000 +ellps=GRS80
103552	NAD 1983 (CORS96) SPCS Utah North (Intl Feet)	6783	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=40.7166666666667 +lat_2=41.7833333333333 +x_0=500000 +y_0=1000000 +ellps=GRS80 +units=ft
103553	NAD 1983 (CORS96) SPCS Utah Central (Intl Feet)	6783	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=39.0166666666667 +lat_2=40.65 +x_0=500000 +y_0=2000000 +ellps=GRS80 +units=ft
103554	NAD 1983 (CORS96) SPCS Utah South (Intl Feet)	6783	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=37.2166666666667 +lat_2=38.35 +x_0=500000 +y_0=3000000 +ellps=GRS80 +units=ft
103555	NAD 1983 (CORS96) SPCS Utah North (US Feet)	6783	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=40.7166666666667 +lat_2=41.7833333333333 +x_0=500000.000000001 +y_0=1000000 +ellps=GRS80 +units=us-ft
103556	NAD 1983 (CORS96) SPCS Utah Central (US Feet)	6783	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=39.0166666666667 +lat_2=40.65 +x_0=500000.000000001 +y_0=2000000 +ellps=GRS80 +units=us-ft
103557	NAD 1983 (CORS96) SPCS Utah South (US Feet)	6783	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=37.2166666666667 +lat_2=38.35 +x_0=500000.000000001 +y_0=3000000 +ellps=GRS80 +units=us-ft
103558	NAD 1983 (CORS96) SPCS Vermont	6783	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964285714286 +x_0=500000 +y_0=0 +ellps=GRS80
103559	NAD 1983 (CORS96) SPCS Virginia North	6783	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=38.0333333333333 +lat_2=39.2 +x_0=3500000 +y_0=2000000 +ellps=GRS80
103560	NAD 1983 (CORS96) SPCS Virginia South	6783	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=36.7666666666667 +lat_2=37.9666666666667 +x_0=3500000 +y_0=1000000 +ellps=GRS80
103561	NAD 1983 (CORS96) SPCS Virginia North (US Feet)	6783	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=38.0333333333333 +lat_2=39.2 +x_0=3500000.00000001 +y_0=2000000 +ellps=GRS80 +units=us-ft
103562	NAD 1983 (CORS96) SPCS Virginia South (US Feet)	6783	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=36.7666666666667 +lat_2=37.9666666666667 +x_0=3500000.00000001 +y_0=1000000 +ellps=GRS80 +units=us-ft
103563	NAD 1983 (CORS96) SPCS Washington North	6783	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=47.5 +lat_2=48.7333333333333 +x_0=500000 +y_0=0 +ellps=GRS80
103564	NAD 1983 (CORS96) SPCS Washington South	6783	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=45.8333333333333 +lat_2=47.3333333333333 +x_0=500000 +y_0=0 +ellps=GRS80
103565	NAD 1983 (CORS96) SPCS Washington North (US Feet)	6783	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=47.5 +lat_2=48.7333333333333 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103566	NAD 1983 (CORS96) SPCS Washington South (US Feet)	6783	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=45.8333333333333 +lat_2=47.3333333333333 +x_0=500000.000000001 +y_0=0 +ellps=GRS80 +units=us-ft
103567	NAD 1983 (CORS96) SPCS West Virginia N	6783	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=39 +lat_2=40.25 +x_0=600000 +y_0=0 +ellps=GRS80
103568	NAD 1983 (CORS96) SPCS West Virginia S	6783	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=37.4833333333333 +lat_2=38.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
103569	NAD 1983 (CORS96) SPCS West Virginia N (US Feet)	6783	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=39 +lat_2=40.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103570	NAD 1983 (CORS96) SPCS West Virginia S (US Feet)	6783	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=37.4833333333333 +lat_2=38.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103571	NAD 1983 (CORS96) SPCS Wisconsin North	6783	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=45.5666666666667 +lat_2=46.7666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
103572	NAD 1983 (CORS96) SPCS Wisconsin Central	6783	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=44.25 +lat_2=45.5 +x_0=600000 +y_0=0 +ellps=GRS80
103573	NAD 1983 (CORS96) SPCS Wisconsin South	6783	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=42.7333333333333 +lat_2=44.0666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
103574	NAD 1983 (CORS96) SPCS Wisconsin North (US Feet)	6783	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=45.5666666666667 +lat_2=46.7666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103575	NAD 1983 (CORS96) SPCS Wisconsin Central (US Feet)	6783	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=44.25 +lat_2=45.5 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103576	NAD 1983 (CORS96) SPCS Wisconsin South (US Feet)	6783	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=42.7333333333333 +lat_2=44.0666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103577	NAD 1983 (CORS96) SPCS Wyoming I East	6783	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000 +y_0=0 +ellps=GRS80
103578	NAD 1983 (CORS96) SPCS Wyoming II EC	6783	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=400000 +y_0=100000 +ellps=GRS80
103579	NAD 1983 (CORS96) SPCS Wyoming III WC	6783	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80
103580	NAD 1983 (CORS96) SPCS Wyoming IV West	6783	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000 +y_0=100000 +ellps=GRS80
103581	NAD 1983 (CORS96) SPCS Wyoming I East (US Feet)	6783	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000 +y_0=0 +ellps=GRS80 +units=us-ft
103582	NAD 1983 (CORS96) SPCS Wyoming II EC (US Feet)	6783	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=400000 +y_0=100000 +ellps=GRS80 +units=us-ft
103583	NAD 1983 (CORS96) SPCS Wyoming III WC (US Feet)	6783	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
103585	NAD 1983 (CORS96) SPCS Wyoming IV West (US Feet)	6783	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000.000000001 +y_0=100000 +ellps=GRS80 +units=us-ft
103586	NAD 1983 HARN Navajo Nation Coordinate System (M)	4152	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=600000 +ellps=GRS80
103587	NAD 1983 HARN Navajo Nation Coordinate System (FtUS)	4152	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=600000 +ellps=GRS80 +units=us-ft
103588	NAD 1983 HARN Navajo Nation Coordinate System (Int'l Ft)	4152	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=599999.999999999 +ellps=GRS80 +units=ft
103589	NAD 1983 NSRS2007 Navajo Nation Coordinate System (M)	4759	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=600000 +ellps=GRS80
103590	NAD 1983 NSRS2007 Navajo Nation Coordinate System (FtUS)	4759	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=600000 +ellps=GRS80 +units=us-ft
103591	NAD 1983 NSRS2007 Navajo Nation Coordinate System (Int'l Ft)	4759	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=599999.999999999 +ellps=GRS80 +units=ft
103592	NAD 1983 (2011) Navajo Nation Coordinate System (M)	6318	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=600000 +ellps=GRS80
103593	NAD 1983 (2011) Navajo Nation Coordinate System (FtUS)	6318	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=600000 +ellps=GRS80 +units=us-ft
103594	NAD 1983 (2011) Navajo Nation Coordinate System (Int'l Ft)	6318	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=-109.5 +k_0=1.00023 +x_0=300000 +y_0=599999.999999999 +ellps=GRS80 +units=ft
103598	WGS 1984 Guatemala TM	4326	+proj=tmerc +lat_0=0 +lon_0=-90.5 +k=0.9998 +x_0=500000 +y_0=0 +ellps=WGS84
103599	MAGNA-SIRGAS CMT12	4686	+proj=tmerc +lat_0=4 +lon_0=-73 +k=0.9992 +x_0=5000000 +y_0=2000000 +ellps=GRS80
103600	NAD 1983 HARN Adj. Minnesota Aitkin (meter)	4152	+proj=tmerc +lat_0=46.1541666666667 +lon_0=-93.4325 +k=1.000059152669 +x_0=152409.319685395 +y_0=30481.863937079 +ellps=GRS80
103601	NAD 1983 HARN Adj. Minnesota Clay (meter)	4152	+proj=tmerc +lat_0=46.63 +lon_0=-96.7 +k=1.000045317862 +x_0=152407.211256591 +y_0=30481.4422513183 +ellps=GRS80
103602	NAD 1983 HARN Adj. Minnesota Clearwater (meter)	4152	+proj=tmerc +lat_0=47.1516666666667 +lon_0=-95.3758333333333 +k=1.000072505661 +x_0=152411.354685446 +y_0=30482.2709370892 +ellps=GRS80
103603	NAD 1983 HARN Adj. Minnesota Hubbard (meter)	4152	+proj=tmerc +lat_0=46.8036111111111 +lon_0=-94.9205555555556 +k=1.000071553661 +x_0=152411.209600356 +y_0=30482.2419200711 +ellps=GRS80
103604	NAD 1983 HARN Adj. Minnesota Lake (meter)	4152	+proj=tmerc +lat_0=47.0666666666667 +lon_0=-91.4091666666667 +k=1.000075844621 +x_0=152411.863543968 +y_0=30482.3727087935 +ellps=GRS80
103605	NAD 1983 HARN Adj. Minnesota Mille Lacs (meter)	4152	+proj=tmerc +lat_0=45.5588888888889 +lon_0=-93.6205555555556 +k=1.000054146138 +x_0=152408.556688545 +y_0=30481.7113377089 +ellps=GRS80
103606	NAD 1983 HARN Adj. Minnesota Washington (meter)	4152	+proj=tmerc +lat_0=44.7458333333333 +lon_0=-92.8333333333333 +k=1.000039836799 +x_0=152406.37594092 +y_0=30481.2751881839 +ellps=GRS80
103607	NAD 1983 HARN Adj. Minnesota Wilkin (meter)	4152	+proj=tmerc +lat_0=46.0216666666667 +lon_0=-96.5244444444444 +k=1.000048901066 +x_0=152407.757337973 +y_0=30481.5514675946 +ellps=GRS80
103608	NAD 1983 HARN Adj. Minnesota Anoka (meter)	104700	+proj=lcc +lat_0=45.0352777777778 +lon_0=-93.2666666666667 +lat_1=45.0666666666667 +lat_2=45.3666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378418.941 +rf=298.257222100883
103609	NAD 1983 HARN Adj. Minnesota Becker (meter)	104701	+proj=lcc +lat_0=46.7177777777778 +lon_0=-95.6833333333333 +lat_1=46.7833333333333 +lat_2=47.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378586.581 +rf=298.257222100883
103610	NAD 1983 HARN Adj. Minnesota Beltrami North (meter)	104702	+proj=lcc +lat_0=48.02 +lon_0=-95.0166666666667 +lat_1=48.1166666666667 +lat_2=48.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378505.809 +rf=298.257222100883
103611	NAD 1983 HARN Adj. Minnesota Beltrami South (meter)	104703	+proj=lcc +lat_0=47.4125 +lon_0=-94.85 +lat_1=47.5 +lat_2=47.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378544.823 +rf=298.257222100883
103612	NAD 1983 HARN Adj. Minnesota Benton (meter)	104704	+proj=lcc +lat_0=45.5591666666667 +lon_0=-94.05 +lat_1=45.5833333333333 +lat_2=45.7833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378490.569 +rf=298.257222100883
103613	NAD 1983 HARN Adj. Minnesota Big Stone (meter)	104705	+proj=lcc +lat_0=45.1522222222222 +lon_0=-96.05 +lat_1=45.2166666666667 +lat_2=45.5333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378470.757 +rf=298.257222100883
103614	NAD 1983 HARN Adj. Minnesota Blue Earth (meter)	104706	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.2666666666667 +lat_1=43.9333333333333 +lat_2=44.3666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378403.701 +rf=298.257222100883
103615	NAD 1983 HARN Adj. Minnesota Brown (meter)	104707	+proj=lcc +lat_0=44.1080555555556 +lon_0=-94.7333333333333 +lat_1=44.1666666666667 +lat_2=44.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883
103616	NAD 1983 HARN Adj. Minnesota Carlton (meter)	104708	+proj=lcc +lat_0=46.4172222222222 +lon_0=-92.6833333333333 +lat_1=46.4666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378454.907 +rf=298.257222100883
103617	NAD 1983 HARN Adj. Minnesota Carver (meter)	104709	+proj=lcc +lat_0=44.6397222222222 +lon_0=-93.7666666666667 +lat_1=44.6833333333333 +lat_2=44.9 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378400.653 +rf=298.257222100883
103618	NAD 1983 HARN Adj. Minnesota Cass North (meter)	104710	+proj=lcc +lat_0=46.8036111111111 +lon_0=-94.2166666666667 +lat_1=46.9166666666667 +lat_2=47.3166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378567.378 +rf=298.257222100883
103619	NAD 1983 HARN Adj. Minnesota Cass South (meter)	104711	+proj=lcc +lat_0=46.1563888888889 +lon_0=-94.4666666666667 +lat_1=46.2666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378546.957 +rf=298.257222100883
103620	NAD 1983 HARN Adj. Minnesota Chippewa (meter)	104712	+proj=lcc +lat_0=44.7527777777778 +lon_0=-95.85 +lat_1=44.8333333333333 +lat_2=45.2 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378476.853 +rf=298.257222100883
103621	NAD 1983 HARN Adj. Minnesota Chisago (meter)	104713	+proj=lcc +lat_0=45.2963888888889 +lon_0=-93.0833333333333 +lat_1=45.3333333333333 +lat_2=45.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378411.321 +rf=298.257222100883
103622	NAD 1983 HARN Adj. Minnesota Cook North (meter)	104714	+proj=lcc +lat_0=47.8833333333333 +lon_0=-90.25 +lat_1=47.9333333333333 +lat_2=48.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378647.541 +rf=298.257222100883
103623	NAD 1983 HARN Adj. Minnesota Cook South (meter)	104715	+proj=lcc +lat_0=47.4388888888889 +lon_0=-90.25 +lat_1=47.55 +lat_2=47.8166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378647.541 +rf=298.257222100883
103624	NAD 1983 HARN Adj. Minnesota Cottonwood (meter)	104716	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.9166666666667 +lat_1=43.9 +lat_2=44.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378514.953 +rf=298.257222100883
103625	NAD 1983 HARN Adj. Minnesota Crow Wing (meter)	104717	+proj=lcc +lat_0=46.1563888888889 +lon_0=-94.4666666666667 +lat_1=46.2666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378546.957 +rf=298.257222100883
103626	NAD 1983 HARN Adj. Minnesota Dakota (meter)	104718	+proj=lcc +lat_0=44.4719444444445 +lon_0=-93.3166666666667 +lat_1=44.5166666666667 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378421.989 +rf=298.257222100883
103627	NAD 1983 HARN Adj. Minnesota Dodge (meter)	104719	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883
103628	NAD 1983 HARN Adj. Minnesota Douglas (meter)	104720	+proj=lcc +lat_0=45.7588888888889 +lon_0=-96.05 +lat_1=45.8 +lat_2=46.05 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378518.001 +rf=298.257222100883
103629	NAD 1983 HARN Adj. Minnesota Faribault (meter)	104721	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883
103630	NAD 1983 HARN Adj. Minnesota Fillmore (meter)	104722	+proj=lcc +lat_0=43.5 +lon_0=-92.0833333333333 +lat_1=43.55 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378464.661 +rf=298.257222100883
103631	NAD 1983 HARN Adj. Minnesota Freeborn (meter)	104723	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883
103632	NAD 1983 HARN Adj. Minnesota Goodhue (meter)	104724	+proj=lcc +lat_0=44.1947222222222 +lon_0=-93.1333333333333 +lat_1=44.3 +lat_2=44.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883
103633	NAD 1983 HARN Adj. Minnesota Grant (meter)	104725	+proj=lcc +lat_0=45.7588888888889 +lon_0=-96.05 +lat_1=45.8 +lat_2=46.05 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378518.001 +rf=298.257222100883
103634	NAD 1983 HARN Adj. Minnesota Hennepin (meter)	104726	+proj=lcc +lat_0=44.7911111111111 +lon_0=-93.3833333333333 +lat_1=44.8833333333333 +lat_2=45.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378418.941 +rf=298.257222100883
103635	NAD 1983 HARN Adj. Minnesota Houston (meter)	104727	+proj=lcc +lat_0=43.5 +lon_0=-91.4666666666667 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378436.619 +rf=298.257222100883
103636	NAD 1983 HARN Adj. Minnesota Isanti (meter)	104728	+proj=lcc +lat_0=45.2963888888889 +lon_0=-93.0833333333333 +lat_1=45.3333333333333 +lat_2=45.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378411.321 +rf=298.257222100883
103637	NAD 1983 HARN Adj. Minnesota Itasca North (meter)	104729	+proj=lcc +lat_0=47.5 +lon_0=-93.7333333333333 +lat_1=47.5666666666667 +lat_2=47.8166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378574.389 +rf=298.257222100883
103638	NAD 1983 HARN Adj. Minnesota Itasca South (meter)	104730	+proj=lcc +lat_0=47.0263888888889 +lon_0=-93.7333333333333 +lat_1=47.0833333333333 +lat_2=47.4166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378574.389 +rf=298.257222100883
103639	NAD 1983 HARN Adj. Minnesota Jackson (meter)	104731	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883
103640	NAD 1983 HARN Adj. Minnesota Kanabec (meter)	104732	+proj=lcc +lat_0=45.73 +lon_0=-92.9 +lat_1=45.8166666666667 +lat_2=46.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378472.281 +rf=298.257222100883
103641	NAD 1983 HARN Adj. Minnesota Kandiyohi (meter)	104733	+proj=lcc +lat_0=44.8913888888889 +lon_0=-94.75 +lat_1=44.9666666666667 +lat_2=45.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378498.189 +rf=298.257222100883
103642	NAD 1983 HARN Adj. Minnesota Kittson (meter)	104734	+proj=lcc +lat_0=48.5438888888889 +lon_0=-96.15 +lat_1=48.6 +lat_2=48.9333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378449.421 +rf=298.257222100883
103643	NAD 1983 HARN Adj. Minnesota Koochiching (meter)	104735	+proj=lcc +lat_0=47.8458333333333 +lon_0=-93.75 +lat_1=48 +lat_2=48.6166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378525.621 +rf=298.257222100883
103644	NAD 1983 HARN Adj. Minnesota Lac Qui Parle (meter)	104736	+proj=lcc +lat_0=44.7527777777778 +lon_0=-95.85 +lat_1=44.8333333333333 +lat_2=45.2 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378476.853 +rf=298.257222100883
103645	NAD 1983 HARN Adj. Minnesota Lake of the Woods North (meter)	104737	+proj=lcc +lat_0=49.15 +lon_0=-94.9833333333333 +lat_1=49.1833333333333 +lat_2=49.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378466.185 +rf=298.257222100883
103646	NAD 1983 HARN Adj. Minnesota Lake of the Woods South (meter)	104738	+proj=lcc +lat_0=48.3661111111111 +lon_0=-94.8833333333333 +lat_1=48.45 +lat_2=48.8833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378496.665 +rf=298.257222100883
103647	NAD 1983 HARN Adj. Minnesota Le Sueur (meter)	104739	+proj=lcc +lat_0=44.1947222222222 +lon_0=-93.1333333333333 +lat_1=44.3 +lat_2=44.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883
103648	NAD 1983 HARN Adj. Minnesota Lincoln (meter)	104740	+proj=lcc +lat_0=44.1966666666667 +lon_0=-96.2666666666667 +lat_1=44.2833333333333 +lat_2=44.6166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378643.579 +rf=298.257222100883
103649	NAD 1983 HARN Adj. Minnesota Lyon (meter)	104741	+proj=lcc +lat_0=44.1955555555556 +lon_0=-95.85 +lat_1=44.25 +lat_2=44.5833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378559.758 +rf=298.257222100883
103650	NAD 1983 HARN Adj. Minnesota McLeod (meter)	104742	+proj=lcc +lat_0=44.4561111111111 +lon_0=-94.6333333333333 +lat_1=44.5333333333333 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378414.369 +rf=298.257222100883
103651	NAD 1983 HARN Adj. Minnesota Mahnomen (meter)	104743	+proj=lcc +lat_0=47.1516666666667 +lon_0=-95.8166666666667 +lat_1=47.2 +lat_2=47.45 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378586.581 +rf=298.257222100883
103652	NAD 1983 HARN Adj. Minnesota Marshall (meter)	104744	+proj=lcc +lat_0=48.1730555555555 +lon_0=-96.3833333333333 +lat_1=48.2333333333333 +lat_2=48.4833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378441.801 +rf=298.257222100883
103653	NAD 1983 HARN Adj. Minnesota Martin (meter)	104745	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883
103654	NAD 1983 HARN Adj. Minnesota Meeker (meter)	104746	+proj=lcc +lat_0=44.8913888888889 +lon_0=-94.75 +lat_1=44.9666666666667 +lat_2=45.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378498.189 +rf=298.257222100883
103655	NAD 1983 HARN Adj. Minnesota Morrison (meter)	104747	+proj=lcc +lat_0=45.7738888888889 +lon_0=-94.2 +lat_1=45.85 +lat_2=46.2666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883
103656	NAD 1983 HARN Adj. Minnesota Mower (meter)	104748	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883
103657	NAD 1983 HARN Adj. Minnesota Murray (meter)	104749	+proj=lcc +lat_0=43.8480555555556 +lon_0=-95.7666666666667 +lat_1=43.9166666666667 +lat_2=44.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378617.061 +rf=298.257222100883
103658	NAD 1983 HARN Adj. Minnesota Nicollet (meter)	104750	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.2666666666667 +lat_1=43.9333333333333 +lat_2=44.3666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378403.701 +rf=298.257222100883
103659	NAD 1983 HARN Adj. Minnesota Nobles (meter)	104751	+proj=lcc +lat_0=43.5 +lon_0=-95.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378624.681 +rf=298.257222100883
103660	NAD 1983 HARN Adj. Minnesota Norman (meter)	104752	+proj=lcc +lat_0=47.1505555555556 +lon_0=-96.45 +lat_1=47.2 +lat_2=47.45 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378468.623 +rf=298.257222100883
103661	NAD 1983 HARN Adj. Minnesota Olmsted (meter)	104753	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883
103662	NAD 1983 HARN Adj. Minnesota Ottertail (meter)	104754	+proj=lcc +lat_0=46.1063888888889 +lon_0=-95.7166666666667 +lat_1=46.1833333333333 +lat_2=46.65 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378525.621 +rf=298.257222100883
103663	NAD 1983 HARN Adj. Minnesota Pennington (meter)	104755	+proj=lcc +lat_0=47.4988888888889 +lon_0=-96.3666666666667 +lat_1=47.6 +lat_2=48.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378445.763 +rf=298.257222100883
103664	NAD 1983 HARN Adj. Minnesota Pine (meter)	104756	+proj=lcc +lat_0=45.73 +lon_0=-92.9 +lat_1=45.8166666666667 +lat_2=46.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378472.281 +rf=298.257222100883
103665	NAD 1983 HARN Adj. Minnesota Pipestone (meter)	104757	+proj=lcc +lat_0=43.8491666666667 +lon_0=-96.25 +lat_1=43.8833333333333 +lat_2=44.15 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378670.401 +rf=298.257222100883
103666	NAD 1983 HARN Adj. Minnesota Polk (meter)	104758	+proj=lcc +lat_0=47.4988888888889 +lon_0=-96.3666666666667 +lat_1=47.6 +lat_2=48.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378445.763 +rf=298.257222100883
103667	NAD 1983 HARN Adj. Minnesota Pope (meter)	104759	+proj=lcc +lat_0=45.2827777777778 +lon_0=-95.15 +lat_1=45.35 +lat_2=45.7 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883
103668	NAD 1983 HARN Adj. Minnesota Ramsey (meter)	104760	+proj=lcc +lat_0=44.7911111111111 +lon_0=-93.3833333333333 +lat_1=44.8833333333333 +lat_2=45.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378418.941 +rf=298.257222100883
103669	NAD 1983 HARN Adj. Minnesota Red Lake (meter)	104761	+proj=lcc +lat_0=47.4988888888889 +lon_0=-96.3666666666667 +lat_1=47.6 +lat_2=48.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378445.763 +rf=298.257222100883
103670	NAD 1983 HARN Adj. Minnesota Redwood (meter)	104762	+proj=lcc +lat_0=44.1947222222222 +lon_0=-95.2333333333333 +lat_1=44.2666666666667 +lat_2=44.5666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378438.753 +rf=298.257222100883
103671	NAD 1983 HARN Adj. Minnesota Renville (meter)	104763	+proj=lcc +lat_0=44.4561111111111 +lon_0=-94.6333333333333 +lat_1=44.5333333333333 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378414.369 +rf=298.257222100883
103672	NAD 1983 HARN Adj. Minnesota Rice (meter)	104764	+proj=lcc +lat_0=44.1947222222222 +lon_0=-93.1333333333333 +lat_1=44.3 +lat_2=44.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883
103673	NAD 1983 HARN Adj. Minnesota Rock (meter)	104765	+proj=lcc +lat_0=43.5 +lon_0=-95.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378624.681 +rf=298.257222100883
103674	NAD 1983 HARN Adj. Minnesota Roseau (meter)	104766	+proj=lcc +lat_0=48.5438888888889 +lon_0=-96.15 +lat_1=48.6 +lat_2=48.9333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378449.421 +rf=298.257222100883
103675	NAD 1983 HARN Adj. Minnesota St Louis North (meter)	104767	+proj=lcc +lat_0=47.8333333333333 +lon_0=-92.45 +lat_1=47.9833333333333 +lat_2=48.5333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378543.909 +rf=298.257222100883
103676	NAD 1983 HARN Adj. Minnesota St Louis Central (meter)	104768	+proj=lcc +lat_0=47.25 +lon_0=-92.45 +lat_1=47.3333333333333 +lat_2=47.75 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378605.783 +rf=298.257222100883
103677	NAD 1983 HARN Adj. Minnesota St Louis South (meter)	104769	+proj=lcc +lat_0=46.65 +lon_0=-92.45 +lat_1=46.7833333333333 +lat_2=47.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378540.861 +rf=298.257222100883
103678	NAD 1983 HARN Adj. Minnesota Scott (meter)	104770	+proj=lcc +lat_0=44.4719444444445 +lon_0=-93.3166666666667 +lat_1=44.5166666666667 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378421.989 +rf=298.257222100883
103679	NAD 1983 HARN Adj. Minnesota Sherburne (meter)	104771	+proj=lcc +lat_0=44.9775 +lon_0=-93.8833333333333 +lat_1=45.0333333333333 +lat_2=45.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378443.325 +rf=298.257222100883
103680	NAD 1983 HARN Adj. Minnesota Sibley (meter)	104772	+proj=lcc +lat_0=44.4561111111111 +lon_0=-94.6333333333333 +lat_1=44.5333333333333 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378414.369 +rf=298.257222100883
103681	NAD 1983 HARN Adj. Minnesota Stearns (meter)	104773	+proj=lcc +lat_0=45.2827777777778 +lon_0=-95.15 +lat_1=45.35 +lat_2=45.7 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883
103682	NAD 1983 HARN Adj. Minnesota Steele (meter)	104774	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883
103683	NAD 1983 HARN Adj. Minnesota Stevens (meter)	104775	+proj=lcc +lat_0=45.2827777777778 +lon_0=-95.15 +lat_1=45.35 +lat_2=45.7 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883
103684	NAD 1983 HARN Adj. Minnesota Swift (meter)	104776	+proj=lcc +lat_0=45.1522222222222 +lon_0=-96.05 +lat_1=45.2166666666667 +lat_2=45.5333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378470.757 +rf=298.257222100883
103685	NAD 1983 HARN Adj. Minnesota Todd (meter)	104777	+proj=lcc +lat_0=45.7733333333333 +lon_0=-94.9 +lat_1=45.8666666666667 +lat_2=46.2833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378548.481 +rf=298.257222100883
103686	NAD 1983 HARN Adj. Minnesota Traverse (meter)	104778	+proj=lcc +lat_0=45.5855555555556 +lon_0=-96.55 +lat_1=45.6333333333333 +lat_2=45.9666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378463.746 +rf=298.257222100883
103687	NAD 1983 HARN Adj. Minnesota Wabasha (meter)	104779	+proj=lcc +lat_0=44.1069444444444 +lon_0=-92.2666666666667 +lat_1=44.15 +lat_2=44.4166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378426.561 +rf=298.257222100883
103688	NAD 1983 HARN Adj. Minnesota Wadena (meter)	104780	+proj=lcc +lat_0=46.1563888888889 +lon_0=-94.4666666666667 +lat_1=46.2666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378546.957 +rf=298.257222100883
103689	NAD 1983 HARN Adj. Minnesota Waseca (meter)	104781	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883
103690	NAD 1983 HARN Adj. Minnesota Watonwan (meter)	104782	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.9166666666667 +lat_1=43.9 +lat_2=44.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378514.953 +rf=298.257222100883
103691	NAD 1983 HARN Adj. Minnesota Winona (meter)	104783	+proj=lcc +lat_0=43.8472222222222 +lon_0=-91.6166666666667 +lat_1=43.9 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378453.688 +rf=298.257222100883
103692	NAD 1983 HARN Adj. Minnesota Wright (meter)	104784	+proj=lcc +lat_0=44.9775 +lon_0=-93.8833333333333 +lat_1=45.0333333333333 +lat_2=45.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378443.325 +rf=298.257222100883
103693	NAD 1983 HARN Adj. Minnesota Yellow Medicine (meter)	104785	+proj=lcc +lat_0=44.5416666666667 +lon_0=-95.9 +lat_1=44.6666666666667 +lat_2=44.95 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378530.193 +rf=298.257222100883
103694	NAD 1983 HARN Adj. Minnesota St Louis CS96 (meter)	104786	+proj=tmerc +lat_0=46.6166666666667 +lon_0=-92.45 +k=0.99998529 +x_0=1450000 +y_0=1000000 +a=6378523 +rf=298.2752724
103695	NAD 1983 HARN Adj. Minnesota St Louis CS96 (US foot)	104786	+proj=tmerc +lat_0=46.6166666666667 +lon_0=-92.45 +k=0.99998529 +x_0=1449999.9999999 +y_0=999999.999999899 +a=6378523 +rf=298.2752724 +units=us-ft
103696	NAD 1983 CSRS v6 UTM Zone 19N	8252	+proj=utm +zone=19 +ellps=GRS80
103697	NAD 1983 CSRS v6 UTM Zone 20N	8252	+proj=utm +zone=20 +ellps=GRS80
103698	NAD 1983 CSRS v6 UTM Zone 21N	8252	+proj=utm +zone=21 +ellps=GRS80
103699	Palestine Grid 1923 Modified TM	4141	+proj=tmerc +lat_0=31.7343936111111 +lon_0=35.2045169444444 +k=1.0000067 +x_0=169529.584 +y_0=126907.39 +ellps=GRS80
103700	NAD 1983 HARN Adj. Minnesota Aitkin (US foot)	4152	+proj=tmerc +lat_0=46.1541666666667 +lon_0=-93.4325 +k=1.000059152669 +x_0=152409.319685395 +y_0=30481.863937079 +ellps=GRS80 +units=us-ft
103701	NAD 1983 HARN Adj. Minnesota Clay (US foot)	4152	+proj=tmerc +lat_0=46.63 +lon_0=-96.7 +k=1.000045317862 +x_0=152407.211256591 +y_0=30481.4422513183 +ellps=GRS80 +units=us-ft
103702	NAD 1983 HARN Adj. Minnesota Clearwater (US foot)	4152	+proj=tmerc +lat_0=47.1516666666667 +lon_0=-95.3758333333333 +k=1.000072505661 +x_0=152411.354685446 +y_0=30482.2709370892 +ellps=GRS80 +units=us-ft
103703	NAD 1983 HARN Adj. Minnesota Hubbard (US foot)	4152	+proj=tmerc +lat_0=46.8036111111111 +lon_0=-94.9205555555556 +k=1.000071553661 +x_0=152411.209600356 +y_0=30482.2419200711 +ellps=GRS80 +units=us-ft
103704	NAD 1983 HARN Adj. Minnesota Lake (US foot)	4152	+proj=tmerc +lat_0=47.0666666666667 +lon_0=-91.4091666666667 +k=1.000075844621 +x_0=152411.863543968 +y_0=30482.3727087935 +ellps=GRS80 +units=us-ft
103705	NAD 1983 HARN Adj. Minnesota Mille Lacs (US foot)	4152	+proj=tmerc +lat_0=45.5588888888889 +lon_0=-93.6205555555556 +k=1.000054146138 +x_0=152408.556688545 +y_0=30481.7113377089 +ellps=GRS80 +units=us-ft
103706	NAD 1983 HARN Adj. Minnesota Washington (US foot)	4152	+proj=tmerc +lat_0=44.7458333333333 +lon_0=-92.8333333333333 +k=1.000039836799 +x_0=152406.37594092 +y_0=30481.2751881839 +ellps=GRS80 +units=us-ft
103707	NAD 1983 HARN Adj. Minnesota Wilkin (US foot)	4152	+proj=tmerc +lat_0=46.0216666666667 +lon_0=-96.5244444444444 +k=1.000048901066 +x_0=152407.757337973 +y_0=30481.5514675946 +ellps=GRS80 +units=us-ft
103708	NAD 1983 HARN Adj. Minnesota Anoka (US foot)	104700	+proj=lcc +lat_0=45.0352777777778 +lon_0=-93.2666666666667 +lat_1=45.0666666666667 +lat_2=45.3666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378418.941 +rf=298.257222100883 +units=us-ft
103709	NAD 1983 HARN Adj. Minnesota Becker (US foot)	104701	+proj=lcc +lat_0=46.7177777777778 +lon_0=-95.6833333333333 +lat_1=46.7833333333333 +lat_2=47.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378586.581 +rf=298.257222100883 +units=us-ft
103710	NAD 1983 HARN Adj. Minnesota Beltrami North (US foot)	104702	+proj=lcc +lat_0=48.02 +lon_0=-95.0166666666667 +lat_1=48.1166666666667 +lat_2=48.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378505.809 +rf=298.257222100883 +units=us-ft
103711	NAD 1983 HARN Adj. Minnesota Beltrami South (US foot)	104703	+proj=lcc +lat_0=47.4125 +lon_0=-94.85 +lat_1=47.5 +lat_2=47.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378544.823 +rf=298.257222100883 +units=us-ft
103712	NAD 1983 HARN Adj. Minnesota Benton (US foot)	104704	+proj=lcc +lat_0=45.5591666666667 +lon_0=-94.05 +lat_1=45.5833333333333 +lat_2=45.7833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378490.569 +rf=298.257222100883 +units=us-ft
103713	NAD 1983 HARN Adj. Minnesota Big Stone (US foot)	104705	+proj=lcc +lat_0=45.1522222222222 +lon_0=-96.05 +lat_1=45.2166666666667 +lat_2=45.5333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378470.757 +rf=298.257222100883 +units=us-ft
103714	NAD 1983 HARN Adj. Minnesota Blue Earth (US foot)	104706	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.2666666666667 +lat_1=43.9333333333333 +lat_2=44.3666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378403.701 +rf=298.257222100883 +units=us-ft
103715	NAD 1983 HARN Adj. Minnesota Brown (US foot)	104707	+proj=lcc +lat_0=44.1080555555556 +lon_0=-94.7333333333333 +lat_1=44.1666666666667 +lat_2=44.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883 +units=us-ft
103716	NAD 1983 HARN Adj. Minnesota Carlton (US foot)	104708	+proj=lcc +lat_0=46.4172222222222 +lon_0=-92.6833333333333 +lat_1=46.4666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378454.907 +rf=298.257222100883 +units=us-ft
103717	NAD 1983 HARN Adj. Minnesota Carver (US foot)	104709	+proj=lcc +lat_0=44.6397222222222 +lon_0=-93.7666666666667 +lat_1=44.6833333333333 +lat_2=44.9 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378400.653 +rf=298.257222100883 +units=us-ft
103718	NAD 1983 HARN Adj. Minnesota Cass North (US foot)	104710	+proj=lcc +lat_0=46.8036111111111 +lon_0=-94.2166666666667 +lat_1=46.9166666666667 +lat_2=47.3166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378567.378 +rf=298.257222100883 +units=us-ft
103719	NAD 1983 HARN Adj. Minnesota Cass South (US foot)	104711	+proj=lcc +lat_0=46.1563888888889 +lon_0=-94.4666666666667 +lat_1=46.2666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378546.957 +rf=298.257222100883 +units=us-ft
103720	NAD 1983 HARN Adj. Minnesota Chippewa (US foot)	104712	+proj=lcc +lat_0=44.7527777777778 +lon_0=-95.85 +lat_1=44.8333333333333 +lat_2=45.2 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378476.853 +rf=298.257222100883 +units=us-ft
103721	NAD 1983 HARN Adj. Minnesota Chisago (US foot)	104713	+proj=lcc +lat_0=45.2963888888889 +lon_0=-93.0833333333333 +lat_1=45.3333333333333 +lat_2=45.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378411.321 +rf=298.257222100883 +units=us-ft
103722	NAD 1983 HARN Adj. Minnesota Cook North (US foot)	104714	+proj=lcc +lat_0=47.8833333333333 +lon_0=-90.25 +lat_1=47.9333333333333 +lat_2=48.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378647.541 +rf=298.257222100883 +units=us-ft
103723	NAD 1983 HARN Adj. Minnesota Cook South (US foot)	104715	+proj=lcc +lat_0=47.4388888888889 +lon_0=-90.25 +lat_1=47.55 +lat_2=47.8166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378647.541 +rf=298.257222100883 +units=us-ft
103724	NAD 1983 HARN Adj. Minnesota Cottonwood (US foot)	104716	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.9166666666667 +lat_1=43.9 +lat_2=44.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378514.953 +rf=298.257222100883 +units=us-ft
103725	NAD 1983 HARN Adj. Minnesota Crow Wing (US foot)	104717	+proj=lcc +lat_0=46.1563888888889 +lon_0=-94.4666666666667 +lat_1=46.2666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378546.957 +rf=298.257222100883 +units=us-ft
103726	NAD 1983 HARN Adj. Minnesota Dakota (US foot)	104718	+proj=lcc +lat_0=44.4719444444445 +lon_0=-93.3166666666667 +lat_1=44.5166666666667 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378421.989 +rf=298.257222100883 +units=us-ft
103727	NAD 1983 HARN Adj. Minnesota Dodge (US foot)	104719	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883 +units=us-ft
103728	NAD 1983 HARN Adj. Minnesota Douglas (US foot)	104720	+proj=lcc +lat_0=45.7588888888889 +lon_0=-96.05 +lat_1=45.8 +lat_2=46.05 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378518.001 +rf=298.257222100883 +units=us-ft
103729	NAD 1983 HARN Adj. Minnesota Faribault (US foot)	104721	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883 +units=us-ft
103730	NAD 1983 HARN Adj. Minnesota Fillmore (US foot)	104722	+proj=lcc +lat_0=43.5 +lon_0=-92.0833333333333 +lat_1=43.55 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378464.661 +rf=298.257222100883 +units=us-ft
103731	NAD 1983 HARN Adj. Minnesota Freeborn (US foot)	104723	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883 +units=us-ft
103732	NAD 1983 HARN Adj. Minnesota Goodhue (US foot)	104724	+proj=lcc +lat_0=44.1947222222222 +lon_0=-93.1333333333333 +lat_1=44.3 +lat_2=44.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883 +units=us-ft
103733	NAD 1983 HARN Adj. Minnesota Grant (US foot)	104725	+proj=lcc +lat_0=45.7588888888889 +lon_0=-96.05 +lat_1=45.8 +lat_2=46.05 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378518.001 +rf=298.257222100883 +units=us-ft
103734	NAD 1983 HARN Adj. Minnesota Hennepin (US foot)	104726	+proj=lcc +lat_0=44.7911111111111 +lon_0=-93.3833333333333 +lat_1=44.8833333333333 +lat_2=45.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378418.941 +rf=298.257222100883 +units=us-ft
103735	NAD 1983 HARN Adj. Minnesota Houston (US foot)	104727	+proj=lcc +lat_0=43.5 +lon_0=-91.4666666666667 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378436.619 +rf=298.257222100883 +units=us-ft
103736	NAD 1983 HARN Adj. Minnesota Isanti (US foot)	104728	+proj=lcc +lat_0=45.2963888888889 +lon_0=-93.0833333333333 +lat_1=45.3333333333333 +lat_2=45.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378411.321 +rf=298.257222100883 +units=us-ft
103737	NAD 1983 HARN Adj. Minnesota Itasca North (US foot)	104729	+proj=lcc +lat_0=47.5 +lon_0=-93.7333333333333 +lat_1=47.5666666666667 +lat_2=47.8166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378574.389 +rf=298.257222100883 +units=us-ft
103738	NAD 1983 HARN Adj. Minnesota Itasca South (US foot)	104730	+proj=lcc +lat_0=47.0263888888889 +lon_0=-93.7333333333333 +lat_1=47.0833333333333 +lat_2=47.4166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378574.389 +rf=298.257222100883 +units=us-ft
103739	NAD 1983 HARN Adj. Minnesota Jackson (US foot)	104731	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883 +units=us-ft
103740	NAD 1983 HARN Adj. Minnesota Kanabec (US foot)	104732	+proj=lcc +lat_0=45.73 +lon_0=-92.9 +lat_1=45.8166666666667 +lat_2=46.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378472.281 +rf=298.257222100883 +units=us-ft
103741	NAD 1983 HARN Adj. Minnesota Kandiyohi (US foot)	104733	+proj=lcc +lat_0=44.8913888888889 +lon_0=-94.75 +lat_1=44.9666666666667 +lat_2=45.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378498.189 +rf=298.257222100883 +units=us-ft
103742	NAD 1983 HARN Adj. Minnesota Kittson (US foot)	104734	+proj=lcc +lat_0=48.5438888888889 +lon_0=-96.15 +lat_1=48.6 +lat_2=48.9333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378449.421 +rf=298.257222100883 +units=us-ft
103743	NAD 1983 HARN Adj. Minnesota Koochiching (US foot)	104735	+proj=lcc +lat_0=47.8458333333333 +lon_0=-93.75 +lat_1=48 +lat_2=48.6166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378525.621 +rf=298.257222100883 +units=us-ft
103744	NAD 1983 HARN Adj. Minnesota Lac Qui Parle (US foot)	104736	+proj=lcc +lat_0=44.7527777777778 +lon_0=-95.85 +lat_1=44.8333333333333 +lat_2=45.2 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378476.853 +rf=298.257222100883 +units=us-ft
103745	NAD 1983 HARN Adj. Minnesota Lake of the Woods North (US foot)	104737	+proj=lcc +lat_0=49.15 +lon_0=-94.9833333333333 +lat_1=49.1833333333333 +lat_2=49.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378466.185 +rf=298.257222100883 +units=us-ft
103746	NAD 1983 HARN Adj. Minnesota Lake of the Woods South (US foot)	104738	+proj=lcc +lat_0=48.3661111111111 +lon_0=-94.8833333333333 +lat_1=48.45 +lat_2=48.8833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378496.665 +rf=298.257222100883 +units=us-ft
103747	NAD 1983 HARN Adj. Minnesota Le Sueur (US foot)	104739	+proj=lcc +lat_0=44.1947222222222 +lon_0=-93.1333333333333 +lat_1=44.3 +lat_2=44.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883 +units=us-ft
103748	NAD 1983 HARN Adj. Minnesota Lincoln (US foot)	104740	+proj=lcc +lat_0=44.1966666666667 +lon_0=-96.2666666666667 +lat_1=44.2833333333333 +lat_2=44.6166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378643.579 +rf=298.257222100883 +units=us-ft
103749	NAD 1983 HARN Adj. Minnesota Lyon (US foot)	104741	+proj=lcc +lat_0=44.1955555555556 +lon_0=-95.85 +lat_1=44.25 +lat_2=44.5833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378559.758 +rf=298.257222100883 +units=us-ft
103750	NAD 1983 HARN Adj. Minnesota McLeod (US foot)	104742	+proj=lcc +lat_0=44.4561111111111 +lon_0=-94.6333333333333 +lat_1=44.5333333333333 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378414.369 +rf=298.257222100883 +units=us-ft
103751	NAD 1983 HARN Adj. Minnesota Mahnomen (US foot)	104743	+proj=lcc +lat_0=47.1516666666667 +lon_0=-95.8166666666667 +lat_1=47.2 +lat_2=47.45 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378586.581 +rf=298.257222100883 +units=us-ft
103752	NAD 1983 HARN Adj. Minnesota Marshall (US foot)	104744	+proj=lcc +lat_0=48.1730555555555 +lon_0=-96.3833333333333 +lat_1=48.2333333333333 +lat_2=48.4833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378441.801 +rf=298.257222100883 +units=us-ft
103753	NAD 1983 HARN Adj. Minnesota Martin (US foot)	104745	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883 +units=us-ft
103754	NAD 1983 HARN Adj. Minnesota Meeker (US foot)	104746	+proj=lcc +lat_0=44.8913888888889 +lon_0=-94.75 +lat_1=44.9666666666667 +lat_2=45.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378498.189 +rf=298.257222100883 +units=us-ft
103755	NAD 1983 HARN Adj. Minnesota Morrison (US foot)	104747	+proj=lcc +lat_0=45.7738888888889 +lon_0=-94.2 +lat_1=45.85 +lat_2=46.2666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883 +units=us-ft
103756	NAD 1983 HARN Adj. Minnesota Mower (US foot)	104748	+proj=lcc +lat_0=43.5 +lon_0=-93.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378521.049 +rf=298.257222100883 +units=us-ft
103757	NAD 1983 HARN Adj. Minnesota Murray (US foot)	104749	+proj=lcc +lat_0=43.8480555555556 +lon_0=-95.7666666666667 +lat_1=43.9166666666667 +lat_2=44.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378617.061 +rf=298.257222100883 +units=us-ft
103758	NAD 1983 HARN Adj. Minnesota Nicollet (US foot)	104750	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.2666666666667 +lat_1=43.9333333333333 +lat_2=44.3666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378403.701 +rf=298.257222100883 +units=us-ft
103759	NAD 1983 HARN Adj. Minnesota Nobles (US foot)	104751	+proj=lcc +lat_0=43.5 +lon_0=-95.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378624.681 +rf=298.257222100883 +units=us-ft
103760	NAD 1983 HARN Adj. Minnesota Norman (US foot)	104752	+proj=lcc +lat_0=47.1505555555556 +lon_0=-96.45 +lat_1=47.2 +lat_2=47.45 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378468.623 +rf=298.257222100883 +units=us-ft
103761	NAD 1983 HARN Adj. Minnesota Olmsted (US foot)	104753	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883 +units=us-ft
103762	NAD 1983 HARN Adj. Minnesota Ottertail (US foot)	104754	+proj=lcc +lat_0=46.1063888888889 +lon_0=-95.7166666666667 +lat_1=46.1833333333333 +lat_2=46.65 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378525.621 +rf=298.257222100883 +units=us-ft
103763	NAD 1983 HARN Adj. Minnesota Pennington (US foot)	104755	+proj=lcc +lat_0=47.4988888888889 +lon_0=-96.3666666666667 +lat_1=47.6 +lat_2=48.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378445.763 +rf=298.257222100883 +units=us-ft
103764	NAD 1983 HARN Adj. Minnesota Pine (US foot)	104756	+proj=lcc +lat_0=45.73 +lon_0=-92.9 +lat_1=45.8166666666667 +lat_2=46.3333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378472.281 +rf=298.257222100883 +units=us-ft
103765	NAD 1983 HARN Adj. Minnesota Pipestone (US foot)	104757	+proj=lcc +lat_0=43.8491666666667 +lon_0=-96.25 +lat_1=43.8833333333333 +lat_2=44.15 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378670.401 +rf=298.257222100883 +units=us-ft
103766	NAD 1983 HARN Adj. Minnesota Polk (US foot)	104758	+proj=lcc +lat_0=47.4988888888889 +lon_0=-96.3666666666667 +lat_1=47.6 +lat_2=48.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378445.763 +rf=298.257222100883 +units=us-ft
103767	NAD 1983 HARN Adj. Minnesota Pope (US foot)	104759	+proj=lcc +lat_0=45.2827777777778 +lon_0=-95.15 +lat_1=45.35 +lat_2=45.7 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883 +units=us-ft
103768	NAD 1983 HARN Adj. Minnesota Ramsey (US foot)	104760	+proj=lcc +lat_0=44.7911111111111 +lon_0=-93.3833333333333 +lat_1=44.8833333333333 +lat_2=45.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378418.941 +rf=298.257222100883 +units=us-ft
103769	NAD 1983 HARN Adj. Minnesota Red Lake (US foot)	104761	+proj=lcc +lat_0=47.4988888888889 +lon_0=-96.3666666666667 +lat_1=47.6 +lat_2=48.0833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378445.763 +rf=298.257222100883 +units=us-ft
103770	NAD 1983 HARN Adj. Minnesota Redwood (US foot)	104762	+proj=lcc +lat_0=44.1947222222222 +lon_0=-95.2333333333333 +lat_1=44.2666666666667 +lat_2=44.5666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378438.753 +rf=298.257222100883 +units=us-ft
103771	NAD 1983 HARN Adj. Minnesota Renville (US foot)	104763	+proj=lcc +lat_0=44.4561111111111 +lon_0=-94.6333333333333 +lat_1=44.5333333333333 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378414.369 +rf=298.257222100883 +units=us-ft
103772	NAD 1983 HARN Adj. Minnesota Rice (US foot)	104764	+proj=lcc +lat_0=44.1947222222222 +lon_0=-93.1333333333333 +lat_1=44.3 +lat_2=44.6666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378434.181 +rf=298.257222100883 +units=us-ft
103773	NAD 1983 HARN Adj. Minnesota Rock (US foot)	104765	+proj=lcc +lat_0=43.5 +lon_0=-95.95 +lat_1=43.5666666666667 +lat_2=43.8 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378624.681 +rf=298.257222100883 +units=us-ft
103774	NAD 1983 HARN Adj. Minnesota Roseau (US foot)	104766	+proj=lcc +lat_0=48.5438888888889 +lon_0=-96.15 +lat_1=48.6 +lat_2=48.9333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378449.421 +rf=298.257222100883 +units=us-ft
103775	NAD 1983 HARN Adj. Minnesota St Louis North (US foot)	104767	+proj=lcc +lat_0=47.8333333333333 +lon_0=-92.45 +lat_1=47.9833333333333 +lat_2=48.5333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378543.909 +rf=298.257222100883 +units=us-ft
103776	NAD 1983 HARN Adj. Minnesota St Louis Central (US foot)	104768	+proj=lcc +lat_0=47.25 +lon_0=-92.45 +lat_1=47.3333333333333 +lat_2=47.75 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378605.783 +rf=298.257222100883 +units=us-ft
103777	NAD 1983 HARN Adj. Minnesota St Louis South (US foot)	104769	+proj=lcc +lat_0=46.65 +lon_0=-92.45 +lat_1=46.7833333333333 +lat_2=47.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378540.861 +rf=298.257222100883 +units=us-ft
103778	NAD 1983 HARN Adj. Minnesota Scott (US foot)	104770	+proj=lcc +lat_0=44.4719444444445 +lon_0=-93.3166666666667 +lat_1=44.5166666666667 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378421.989 +rf=298.257222100883 +units=us-ft
103779	NAD 1983 HARN Adj. Minnesota Sherburne (US foot)	104771	+proj=lcc +lat_0=44.9775 +lon_0=-93.8833333333333 +lat_1=45.0333333333333 +lat_2=45.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378443.325 +rf=298.257222100883 +units=us-ft
103780	NAD 1983 HARN Adj. Minnesota Sibley (US foot)	104772	+proj=lcc +lat_0=44.4561111111111 +lon_0=-94.6333333333333 +lat_1=44.5333333333333 +lat_2=44.9166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378414.369 +rf=298.257222100883 +units=us-ft
103781	NAD 1983 HARN Adj. Minnesota Stearns (US foot)	104773	+proj=lcc +lat_0=45.2827777777778 +lon_0=-95.15 +lat_1=45.35 +lat_2=45.7 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883 +units=us-ft
103782	NAD 1983 HARN Adj. Minnesota Steele (US foot)	104774	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883 +units=us-ft
103783	NAD 1983 HARN Adj. Minnesota Stevens (US foot)	104775	+proj=lcc +lat_0=45.2827777777778 +lon_0=-95.15 +lat_1=45.35 +lat_2=45.7 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378502.761 +rf=298.257222100883 +units=us-ft
103784	NAD 1983 HARN Adj. Minnesota Swift (US foot)	104776	+proj=lcc +lat_0=45.1522222222222 +lon_0=-96.05 +lat_1=45.2166666666667 +lat_2=45.5333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378470.757 +rf=298.257222100883 +units=us-ft
103785	NAD 1983 HARN Adj. Minnesota Todd (US foot)	104777	+proj=lcc +lat_0=45.7733333333333 +lon_0=-94.9 +lat_1=45.8666666666667 +lat_2=46.2833333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378548.481 +rf=298.257222100883 +units=us-ft
103786	NAD 1983 HARN Adj. Minnesota Traverse (US foot)	104778	+proj=lcc +lat_0=45.5855555555556 +lon_0=-96.55 +lat_1=45.6333333333333 +lat_2=45.9666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378463.746 +rf=298.257222100883 +units=us-ft
103787	NAD 1983 HARN Adj. Minnesota Wabasha (US foot)	104779	+proj=lcc +lat_0=44.1069444444444 +lon_0=-92.2666666666667 +lat_1=44.15 +lat_2=44.4166666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378426.561 +rf=298.257222100883 +units=us-ft
103788	NAD 1983 HARN Adj. Minnesota Wadena (US foot)	104780	+proj=lcc +lat_0=46.1563888888889 +lon_0=-94.4666666666667 +lat_1=46.2666666666667 +lat_2=46.7333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378546.957 +rf=298.257222100883 +units=us-ft
103789	NAD 1983 HARN Adj. Minnesota Waseca (US foot)	104781	+proj=lcc +lat_0=43.8338888888889 +lon_0=-92.9166666666667 +lat_1=43.8833333333333 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378481.425 +rf=298.257222100883 +units=us-ft
103790	NAD 1983 HARN Adj. Minnesota Watonwan (US foot)	104782	+proj=lcc +lat_0=43.8480555555556 +lon_0=-94.9166666666667 +lat_1=43.9 +lat_2=44.1666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378514.953 +rf=298.257222100883 +units=us-ft
103791	NAD 1983 HARN Adj. Minnesota Winona (US foot)	104783	+proj=lcc +lat_0=43.8472222222222 +lon_0=-91.6166666666667 +lat_1=43.9 +lat_2=44.1333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378453.688 +rf=298.257222100883 +units=us-ft
103792	NAD 1983 HARN Adj. Minnesota Wright (US foot)	104784	+proj=lcc +lat_0=44.9775 +lon_0=-93.8833333333333 +lat_1=45.0333333333333 +lat_2=45.4666666666667 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378443.325 +rf=298.257222100883 +units=us-ft
103793	NAD 1983 HARN Adj. Minnesota Yellow Medicine (US foot)	104785	+proj=lcc +lat_0=44.5416666666667 +lon_0=-95.9 +lat_1=44.6666666666667 +lat_2=44.95 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378530.193 +rf=298.257222100883 +units=us-ft
103846	NAD 1983 HARN Adj. Wisconsin Chippewa (meters)	104808	+proj=lcc +lat_0=44.5811111111111 +lon_0=-91.2944444444444 +lat_1=44.8138888888889 +lat_2=45.1416666666667 +x_0=60045.7200914402 +y_0=0 +a=6378412.542 +rf=298.270107115315
103872	GDM2008 LGM2012	104028	+proj=lcc +lat_0=-20.2755163 +lon_0=57.5645566222222 +lat_1=-20.0611111111111 +lat_2=-20.4444444444444 +x_0=250000 +y_0=350000 +ellps=GRS80
103873	NAD 1983 CSRS v6 UTM Zone 15N	8252	+proj=utm +zone=15 +ellps=GRS80
103874	NAD 1983 CSRS v6 UTM Zone 16N	8252	+proj=utm +zone=16 +ellps=GRS80
103875	NAD 1983 CSRS v6 UTM Zone 17N	8252	+proj=utm +zone=17 +ellps=GRS80
103876	NAD 1983 CSRS v6 UTM Zone 18N	8252	+proj=utm +zone=18 +ellps=GRS80
103877	Moon 2000 North Pole Stereographic		+proj=stere +lat_0=90 +lon_0=0 +k=1 +x_0=0 +y_0=0 +R=1737400
103878	Moon 2000 South Pole Stereographic		+proj=stere +lat_0=-90 +lon_0=0 +k=1 +x_0=0 +y_0=0 +R=1737400
103879	Moon 2000 Far Side Lambert Azimuthal Equal Area		+proj=laea +lat_0=0 +lon_0=180 +x_0=0 +y_0=0 +R=1737400
103880	Moon 2000 Near Side Lambert Azimuthal Equal Area		+proj=laea +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=1737400
103881	Moon 2000 Equidistant Cylindrical		+proj=eqc +lat_ts=0 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=1737400
103882	Moon 2000 Sinusoidal		+proj=sinu +lon_0=0 +x_0=0 +y_0=0 +R=1737400
103883	Mars 2000 North Pole Stereographic (sphere)		+proj=stere +lat_0=90 +lon_0=0 +k=1 +x_0=0 +y_0=0 +R=3396190
103884	Mars 2000 South Pole Stereographic (sphere)		+proj=stere +lat_0=-90 +lon_0=0 +k=1 +x_0=0 +y_0=0 +R=3396190
103885	Mars 2000 Equidistant Cylindrical (sphere)		+proj=eqc +lat_ts=0 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=3396190
103886	Mars 2000 Sinusoidal (sphere)		+proj=sinu +lon_0=0 +x_0=0 +y_0=0 +R=3396190
103946	NAD 1983 HARN Adj. Wisconsin Chippewa (US foot)	104808	+proj=lcc +lat_0=44.5811111111111 +lon_0=-91.2944444444444 +lat_1=44.8138888888889 +lat_2=45.1416666666667 +x_0=60045.7200914402 +y_0=0 +a=6378412.542 +rf=298.270107115315 +units=us-ft
104009	Kyrg-06	104009	+proj=longlat +ellps=GRS80	0
104017	Parametry Zemli 1990.02	104017	+proj=longlat +a=6378136 +rf=298.257839303
104018	Parametry Zemli 1990.11	104018	+proj=longlat +a=6378136 +rf=298.257839303
104022	Georgia Geodetic Datum	104022	+proj=longlat +ellps=GRS80	0
104024	California SRS Epoch 2017.50 (NAD83)	104024	+proj=longlat +ellps=GRS80	0
104028	GDM2008	104028	+proj=longlat +ellps=GRS80	0
104047	GRS 1980 Mean Radius Sphere	104047	+proj=longlat +R=6371008.7714
104050	Xrail84	104050	+proj=longlat +ellps=WGS84	0
104101	Estonia 1937	104101	+proj=longlat +a=6377397.155 +rf=299.1528128
104102	Hermannskogel	104102	+proj=longlat +a=6377397.155 +rf=299.1528128
104103	Sierra Leone 1960	104103	+proj=longlat +a=6378249.145 +rf=293.465
104105	Datum Lisboa Bessel	104105	+proj=longlat +a=6377397.155 +rf=299.1528128
104106	Datum Lisboa Hayford	104106	+proj=longlat +a=6378388 +rf=297
104109	Pohnpei - Fed. States Micronesia	104109	+proj=longlat +a=6378206.4 +rf=294.978698213898
104112	Bab South Astro - Bablethuap Island Republic of Palau	104112	+proj=longlat +a=6378206.4 +rf=294.978698213898
104113	Majuro - Republic of Marshall Isls.	104113	+proj=longlat +a=6378206.4 +rf=294.978698213898
104126	Observatorio Meteorologico 1965	104126	+proj=longlat +a=6378388 +rf=297
104127	Roma 1940	104127	+proj=longlat +a=6378388 +rf=297
104128	EMEP	104128	+proj=longlat +R=6370000
104129	EUREF - Finland	104129	+proj=longlat +ellps=GRS80	0
104130	Jordan	104130	+proj=longlat +a=6378388 +rf=297
104131	D48 - Slovenia	104131	+proj=longlat +a=6377397.155 +rf=299.1528128
104134	MONREF 1997 (Mongolian 1997)	104134	+proj=longlat +ellps=GRS80	0
104135	MSK 1942 (Mongolian Pulkovo 1942)	104135	+proj=longlat +a=6378245 +rf=298.3
104138	Old Hawaiian on Intl 1924 spheroid (NGS)	104138	+proj=longlat +a=6378388 +rf=297
104139	Voirol 1875 (grads)	104139	+proj=longlat +a=6378249.2 +rf=293.466021293627 +units=grad
104140	Voirol 1879 (grads)	104140	+proj=longlat +a=6378249.2 +rf=293.466021293627 +units=grad
104261	Merchich (degrees)	104261	+proj=longlat +a=6378249.2 +rf=293.466021293627
104602	North American Datum 1983 (3D)	104602	+proj=longlat +ellps=GRS80	0
104613	EUREF - Finland (3D)	104613	+proj=longlat +ellps=GRS80	0
104644	California SRS Epoch 2017.50 (NAD83) (3D)	104644	+proj=longlat +ellps=GRS80	0
104645	Georgia Geodetic Datum (3D)	104645	+proj=longlat +ellps=GRS80	0
104648	S-JTSK [JTSK03] (3D)	104648	+proj=longlat +a=6377397.155 +rf=299.1528128
104653	MONREF 1997 (Mongolian 1997) (3D)	104653	+proj=longlat +ellps=GRS80	0
104664	Nepal Nagarkot (3D)	104664	+proj=longlat +a=6377276.345 +rf=300.8017
104693	Sri Lanka Datum 1999 (3D)	104693	+proj=longlat +a=6377276.345 +rf=300.8017
104696	S-JTSK/05 (3D)	104696	+proj=longlat +a=6377397.155 +rf=299.1528128
104697	S-JTSK/05 (Ferro) (3D)	104697	+proj=longlat +a=6377397.155 +rf=299.1528128
104700	NAD 1983 HARN Adj. Minnesota Anoka	104700	+proj=longlat +a=6378418.941 +rf=298.257222100883
104701	NAD 1983 HARN Adj. Minnesota Becker	104701	+proj=longlat +a=6378586.581 +rf=298.257222100883
104702	NAD 1983 HARN Adj. Minnesota Beltrami North	104702	+proj=longlat +a=6378505.809 +rf=298.257222100883
104703	NAD 1983 HARN Adj. Minnesota Beltrami South	104703	+proj=longlat +a=6378544.823 +rf=298.257222100883
104704	NAD 1983 HARN Adj. Minnesota Benton	104704	+proj=longlat +a=6378490.569 +rf=298.257222100883
104705	NAD 1983 HARN Adj. Minnesota Big Stone	104705	+proj=longlat +a=6378470.757 +rf=298.257222100883
104706	NAD 1983 HARN Adj. Minnesota Blue Earth	104706	+proj=longlat +a=6378403.701 +rf=298.257222100883
104707	NAD 1983 HARN Adj. Minnesota Brown	104707	+proj=longlat +a=6378434.181 +rf=298.257222100883
104708	NAD 1983 HARN Adj. Minnesota Carlton	104708	+proj=longlat +a=6378454.907 +rf=298.257222100883
104709	NAD 1983 HARN Adj. Minnesota Carver	104709	+proj=longlat +a=6378400.653 +rf=298.257222100883
104710	NAD 1983 HARN Adj. Minnesota Cass North	104710	+proj=longlat +a=6378567.378 +rf=298.257222100883
104711	NAD 1983 HARN Adj. Minnesota Cass South	104711	+proj=longlat +a=6378546.957 +rf=298.257222100883
104712	NAD 1983 HARN Adj. Minnesota Chippewa	104712	+proj=longlat +a=6378476.853 +rf=298.257222100883
104713	NAD 1983 HARN Adj. Minnesota Chisago	104713	+proj=longlat +a=6378411.321 +rf=298.257222100883
104714	NAD 1983 HARN Adj. Minnesota Cook North	104714	+proj=longlat +a=6378647.541 +rf=298.257222100883
104715	NAD 1983 HARN Adj. Minnesota Cook South	104715	+proj=longlat +a=6378647.541 +rf=298.257222100883
104716	NAD 1983 HARN Adj. Minnesota Cottonwood	104716	+proj=longlat +a=6378514.953 +rf=298.257222100883
104717	NAD 1983 HARN Adj. Minnesota Crow Wing	104717	+proj=longlat +a=6378546.957 +rf=298.257222100883
104718	NAD 1983 HARN Adj. Minnesota Dakota	104718	+proj=longlat +a=6378421.989 +rf=298.257222100883
104719	NAD 1983 HARN Adj. Minnesota Dodge	104719	+proj=longlat +a=6378481.425 +rf=298.257222100883
104720	NAD 1983 HARN Adj. Minnesota Douglas	104720	+proj=longlat +a=6378518.001 +rf=298.257222100883
104721	NAD 1983 HARN Adj. Minnesota Faribault	104721	+proj=longlat +a=6378521.049 +rf=298.257222100883
104722	NAD 1983 HARN Adj. Minnesota Fillmore	104722	+proj=longlat +a=6378464.661 +rf=298.257222100883
104723	NAD 1983 HARN Adj. Minnesota Freeborn	104723	+proj=longlat +a=6378521.049 +rf=298.257222100883
104724	NAD 1983 HARN Adj. Minnesota Goodhue	104724	+proj=longlat +a=6378434.181 +rf=298.257222100883
104725	NAD 1983 HARN Adj. Minnesota Grant	104725	+proj=longlat +a=6378518.001 +rf=298.257222100883
104726	NAD 1983 HARN Adj. Minnesota Hennepin	104726	+proj=longlat +a=6378418.941 +rf=298.257222100883
104727	NAD 1983 HARN Adj. Minnesota Houston	104727	+proj=longlat +a=6378436.619 +rf=298.257222100883
104728	NAD 1983 HARN Adj. Minnesota Isanti	104728	+proj=longlat +a=6378411.321 +rf=298.257222100883
104729	NAD 1983 HARN Adj. Minnesota Itasca North	104729	+proj=longlat +a=6378574.389 +rf=298.257222100883
104730	NAD 1983 HARN Adj. Minnesota Itasca South	104730	+proj=longlat +a=6378574.389 +rf=298.257222100883
104731	NAD 1983 HARN Adj. Minnesota Jackson	104731	+proj=longlat +a=6378521.049 +rf=298.257222100883
104732	NAD 1983 HARN Adj. Minnesota Kanabec	104732	+proj=longlat +a=6378472.281 +rf=298.257222100883
104733	NAD 1983 HARN Adj. Minnesota Kandiyohi	104733	+proj=longlat +a=6378498.189 +rf=298.257222100883
104734	NAD 1983 HARN Adj. Minnesota Kittson	104734	+proj=longlat +a=6378449.421 +rf=298.257222100883
104735	NAD 1983 HARN Adj. Minnesota Koochiching	104735	+proj=longlat +a=6378525.621 +rf=298.257222100883
104736	NAD 1983 HARN Adj. Minnesota Lac Qui Parle	104736	+proj=longlat +a=6378476.853 +rf=298.257222100883
104737	NAD 1983 HARN Adj. Minnesota Lake of the Woods North	104737	+proj=longlat +a=6378466.185 +rf=298.257222100883
104738	NAD 1983 HARN Adj. Minnesota Lake of the Woods South	104738	+proj=longlat +a=6378496.665 +rf=298.257222100883
104739	NAD 1983 HARN Adj. Minnesota Le Sueur	104739	+proj=longlat +a=6378434.181 +rf=298.257222100883
104740	NAD 1983 HARN Adj. Minnesota Lincoln	104740	+proj=longlat +a=6378643.579 +rf=298.257222100883
104741	NAD 1983 HARN Adj. Minnesota Lyon	104741	+proj=longlat +a=6378559.758 +rf=298.257222100883
104742	NAD 1983 HARN Adj. Minnesota McLeod	104742	+proj=longlat +a=6378414.369 +rf=298.257222100883
104743	NAD 1983 HARN Adj. Minnesota Mahnomen	104743	+proj=longlat +a=6378586.581 +rf=298.257222100883
104744	NAD 1983 HARN Adj. Minnesota Marshall	104744	+proj=longlat +a=6378441.801 +rf=298.257222100883
104745	NAD 1983 HARN Adj. Minnesota Martin	104745	+proj=longlat +a=6378521.049 +rf=298.257222100883
104746	NAD 1983 HARN Adj. Minnesota Meeker	104746	+proj=longlat +a=6378498.189 +rf=298.257222100883
104747	NAD 1983 HARN Adj. Minnesota Morrison	104747	+proj=longlat +a=6378502.761 +rf=298.257222100883
104748	NAD 1983 HARN Adj. Minnesota Mower	104748	+proj=longlat +a=6378521.049 +rf=298.257222100883
104749	NAD 1983 HARN Adj. Minnesota Murray	104749	+proj=longlat +a=6378617.061 +rf=298.257222100883
104750	NAD 1983 HARN Adj. Minnesota Nicollet	104750	+proj=longlat +a=6378403.701 +rf=298.257222100883
104751	NAD 1983 HARN Adj. Minnesota Nobles	104751	+proj=longlat +a=6378624.681 +rf=298.257222100883
104752	NAD 1983 HARN Adj. Minnesota Norman	104752	+proj=longlat +a=6378468.623 +rf=298.257222100883
104753	NAD 1983 HARN Adj. Minnesota Olmsted	104753	+proj=longlat +a=6378481.425 +rf=298.257222100883
104754	NAD 1983 HARN Adj. Minnesota Ottertail	104754	+proj=longlat +a=6378525.621 +rf=298.257222100883
104755	NAD 1983 HARN Adj. Minnesota Pennington	104755	+proj=longlat +a=6378445.763 +rf=298.257222100883
104756	NAD 1983 HARN Adj. Minnesota Pine	104756	+proj=longlat +a=6378472.281 +rf=298.257222100883
104757	NAD 1983 HARN Adj. Minnesota Pipestone	104757	+proj=longlat +a=6378670.401 +rf=298.257222100883
104758	NAD 1983 HARN Adj. Minnesota Polk	104758	+proj=longlat +a=6378445.763 +rf=298.257222100883
104759	NAD 1983 HARN Adj. Minnesota Pope	104759	+proj=longlat +a=6378502.761 +rf=298.257222100883
104760	NAD 1983 HARN Adj. Minnesota Ramsey	104760	+proj=longlat +a=6378418.941 +rf=298.257222100883
104761	NAD 1983 HARN Adj. Minnesota Red Lake	104761	+proj=longlat +a=6378445.763 +rf=298.257222100883
104762	NAD 1983 HARN Adj. Minnesota Redwood	104762	+proj=longlat +a=6378438.753 +rf=298.257222100883
104763	NAD 1983 HARN Adj. Minnesota Renville	104763	+proj=longlat +a=6378414.369 +rf=298.257222100883
104764	NAD 1983 HARN Adj. Minnesota Rice	104764	+proj=longlat +a=6378434.181 +rf=298.257222100883
104765	NAD 1983 HARN Adj. Minnesota Rock	104765	+proj=longlat +a=6378624.681 +rf=298.257222100883
104766	NAD 1983 HARN Adj. Minnesota Roseau	104766	+proj=longlat +a=6378449.421 +rf=298.257222100883
104767	NAD 1983 HARN Adj. Minnesota St Louis North	104767	+proj=longlat +a=6378543.909 +rf=298.257222100883
104768	NAD 1983 HARN Adj. Minnesota St Louis Central	104768	+proj=longlat +a=6378605.783 +rf=298.257222100883
104769	NAD 1983 HARN Adj. Minnesota St Louis South	104769	+proj=longlat +a=6378540.861 +rf=298.257222100883
104770	NAD 1983 HARN Adj. Minnesota Scott	104770	+proj=longlat +a=6378421.989 +rf=298.257222100883
104771	NAD 1983 HARN Adj. Minnesota Sherburne	104771	+proj=longlat +a=6378443.325 +rf=298.257222100883
104772	NAD 1983 HARN Adj. Minnesota Sibley	104772	+proj=longlat +a=6378414.369 +rf=298.257222100883
104773	NAD 1983 HARN Adj. Minnesota Stearns	104773	+proj=longlat +a=6378502.761 +rf=298.257222100883
104774	NAD 1983 HARN Adj. Minnesota Steele	104774	+proj=longlat +a=6378481.425 +rf=298.257222100883
104775	NAD 1983 HARN Adj. Minnesota Stevens	104775	+proj=longlat +a=6378502.761 +rf=298.257222100883
104776	NAD 1983 HARN Adj. Minnesota Swift	104776	+proj=longlat +a=6378470.757 +rf=298.257222100883
104777	NAD 1983 HARN Adj. Minnesota Todd	104777	+proj=longlat +a=6378548.481 +rf=298.257222100883
104778	NAD 1983 HARN Adj. Minnesota Traverse	104778	+proj=longlat +a=6378463.746 +rf=298.257222100883
104779	NAD 1983 HARN Adj. Minnesota Wabasha	104779	+proj=longlat +a=6378426.561 +rf=298.257222100883
104780	NAD 1983 HARN Adj. Minnesota Wadena	104780	+proj=longlat +a=6378546.957 +rf=298.257222100883
104781	NAD 1983 HARN Adj. Minnesota Waseca	104781	+proj=longlat +a=6378481.425 +rf=298.257222100883
104782	NAD 1983 HARN Adj. Minnesota Watonwan	104782	+proj=longlat +a=6378514.953 +rf=298.257222100883
104783	NAD 1983 HARN Adj. Minnesota Winona	104783	+proj=longlat +a=6378453.688 +rf=298.257222100883
104784	NAD 1983 HARN Adj. Minnesota Wright	104784	+proj=longlat +a=6378443.325 +rf=298.257222100883
104785	NAD 1983 HARN Adj. Minnesota Yellow Medicine	104785	+proj=longlat +a=6378530.193 +rf=298.257222100883
104786	NAD 1983 HARN Adj. Minnesota St. Louis	104786	+proj=longlat +a=6378523 +rf=298.2752724
104808	NAD 1983 HARN Adj. Wisconsin Chippewa	104808	+proj=longlat +a=6378412.542 +rf=298.270107115315
104872	Mars - Phobos IAU 2015	104872	+proj=longlat +R=11080
104873	Jupiter - Callisto IAU 2015	104873	+proj=longlat +R=2410300
104874	Jupiter - Europa IAU 2015	104874	+proj=longlat +R=1560800
104875	Jupiter - Ganymede IAU 2015	104875	+proj=longlat +R=2631200
104876	Jupiter - Io IAU 2015	104876	+proj=longlat +R=1821490
104877	Jupiter - Metis IAU 2015	104877	+proj=longlat +R=21500
104878	Saturn - Aegaeon IAU 2015	104878	+proj=longlat +R=330
104879	Saturn - Anthe IAU 2015	104879	+proj=longlat +R=500
104897	Saturn - Pandora IAU 2015	104897	+proj=longlat +R=40600
104898	Saturn - Phoebe IAU 2015	104898	+proj=longlat +R=106500
104899	Saturn - Polydeuces IAU 2015	104899	+proj=longlat +R=1300
104900	Mercury	104900	+proj=longlat +R=2439700
104901	Venus 1985	104901	+proj=longlat +R=6051000
104902	Venus 2000	104902	+proj=longlat +R=6051800
104903	The Moon	104903	+proj=longlat +R=1737400
104904	Mars 1979	104904	+proj=longlat +a=3393400 +rf=192.043010752688
104905	Mars 2000	104905	+proj=longlat +a=3396190 +rf=169.894447223612
104906	Mars - Deimos	104906	+proj=longlat +R=6200
104907	Mars - Phobos	104907	+proj=longlat +R=11100
104908	Jupiter	104908	+proj=longlat +a=71492000 +rf=15.4144027598103
104909	Jupiter - Adrastea	104909	+proj=longlat +R=8200
104910	Jupiter - Amalthea	104910	+proj=longlat +R=83500
104911	Jupiter - Ananke	104911	+proj=longlat +R=10000
104912	Jupiter - Callisto	104912	+proj=longlat +R=2409300
104913	Jupiter - Carme	104913	+proj=longlat +R=15000
104914	Jupiter - Elara	104914	+proj=longlat +R=40000
104915	Jupiter - Europa	104915	+proj=longlat +R=1562090
104916	Jupiter - Ganymede	104916	+proj=longlat +R=2632345
104917	Jupiter - Himalia	104917	+proj=longlat +R=85000
104918	Jupiter - Io	104918	+proj=longlat +R=1821460
104919	Jupiter - Leda	104919	+proj=longlat +R=5000
104920	Jupiter - Lysithea	104920	+proj=longlat +R=12000
104921	Jupiter - Metis	104921	+proj=longlat +a=30000 +rf=3
104922	Jupiter - Pasiphae	104922	+proj=longlat +R=18000
104923	Jupiter - Sinope	104923	+proj=longlat +R=14000
104924	Jupiter - Thebe	104924	+proj=longlat +R=49300
104925	Saturn	104925	+proj=longlat +a=60268000 +rf=10.2079945799458
104926	Saturn - Atlas	104926	+proj=longlat +R=16000
104927	Saturn - Calypso	104927	+proj=longlat +R=9500
104928	Saturn - Dione	104928	+proj=longlat +R=560000
104929	Saturn - Enceladus	104929	+proj=longlat +R=249400
104930	Saturn - Epimetheus	104930	+proj=longlat +R=59500
104931	Saturn - Helene	104931	+proj=longlat +R=16000
104932	Saturn - Hyperion	104932	+proj=longlat +R=133000
104933	Saturn - Iapetus	104933	+proj=longlat +R=718000
104934	Saturn - Janus	104934	+proj=longlat +R=88800
104935	Saturn - Mimas	104935	+proj=longlat +R=198630
104936	Saturn - Pan	104936	+proj=longlat +R=10000
104937	Saturn - Pandora	104937	+proj=longlat +R=41900
104938	Saturn - Phoebe	104938	+proj=longlat +R=110000
104939	Saturn - Prometheus	104939	+proj=longlat +R=50100
104940	Saturn - Rhea	104940	+proj=longlat +R=764000
104941	Saturn - Telesto	104941	+proj=longlat +R=11000
104942	Saturn - Tethys	104942	+proj=longlat +R=529800
104943	Saturn - Titan	104943	+proj=longlat +R=2575000
104944	Uranus	104944	+proj=longlat +a=25559000 +rf=43.6160409556314
104945	Uranus - Ariel	104945	+proj=longlat +R=578900
104946	Uranus - Belinda	104946	+proj=longlat +R=33000
104947	Uranus - Bianca	104947	+proj=longlat +R=21000
104948	Uranus - Cordelia	104948	+proj=longlat +R=13000
104949	Uranus - Cressida	104949	+proj=longlat +R=31000
104950	Uranus - Desdemona	104950	+proj=longlat +R=27000
104951	Uranus - Juliet	104951	+proj=longlat +R=42000
104952	Uranus - Miranda	104952	+proj=longlat +R=235800
104953	Uranus - Oberon	104953	+proj=longlat +R=761400
104954	Uranus - Ophelia	104954	+proj=longlat +R=15000
104955	Uranus - Portia	104955	+proj=longlat +R=54000
104956	Uranus - Puck	104956	+proj=longlat +R=77000
104957	Uranus - Rosalind	104957	+proj=longlat +R=27000
104958	Uranus - Titania	104958	+proj=longlat +R=788900
104959	Uranus - Umbriel	104959	+proj=longlat +R=584700
104960	Neptune	104960	+proj=longlat +a=24764000 +rf=58.5437352245863
104961	Neptune - Despina	104961	+proj=longlat +R=74000
104962	Neptune - Galatea	104962	+proj=longlat +R=79000
104963	Neptune - Larissa	104963	+proj=longlat +a=104000 +rf=6.93333333333333
104964	Neptune - Naiad	104964	+proj=longlat +R=29000
104965	Neptune - Nereid	104965	+proj=longlat +R=170000
104966	Neptune - Proteus	104966	+proj=longlat +R=208000
104967	Neptune - Thalassa	104967	+proj=longlat +R=40000
104968	Neptune - Triton	104968	+proj=longlat +R=1352600
104969	Pluto	104969	+proj=longlat +R=1195000
104970	Pluto - Charon	104970	+proj=longlat +R=593000
104971	Mars 2000 (Sphere)	104971	+proj=longlat +R=3396190
104972	1 Ceres 2015	104972	+proj=longlat +R=470000
104973	4 Vesta 2015	104973	+proj=longlat +R=255000
104974	Mercury 2015	104974	+proj=longlat +R=2439400
104975	Sun IAU 2015	104975	+proj=longlat +R=695700000
104976	Saturn - Atlas IAU 2015	104976	+proj=longlat +R=15100
104977	Saturn - Calypso IAU 2015	104977	+proj=longlat +R=9600
104978	Saturn - Daphnis IAU 2015	104978	+proj=longlat +R=3800
104979	Saturn - Dione IAU 2015	104979	+proj=longlat +R=561400
104980	Saturn - Enceladus IAU 2015	104980	+proj=longlat +R=252100
104981	Saturn - Epimetheus IAU 2015	104981	+proj=longlat +R=58200
104982	Saturn - Helene IAU 2015	104982	+proj=longlat +R=18000
104983	Saturn - Hyperion IAU 2015	104983	+proj=longlat +R=135000
104984	Saturn - Iapetus IAU 2015	104984	+proj=longlat +R=745700
104985	Saturn - Janus IAU 2015	104985	+proj=longlat +R=89200
104986	Saturn - Methone IAU 2015	104986	+proj=longlat +R=1450
104987	Saturn - Mimas IAU 2015	104987	+proj=longlat +R=198200
104988	Saturn - Pallene IAU 2015	104988	+proj=longlat +R=2230
104989	Saturn - Pan IAU 2015	104989	+proj=longlat +R=14000
104993	Saturn - Prometheus IAU 2015	104993	+proj=longlat +R=43100
104994	Saturn - Rhea IAU 2015	104994	+proj=longlat +R=763500
104995	Saturn - Telesto IAU 2015	104995	+proj=longlat +R=12400
104996	Saturn - Tethys IAU 2015	104996	+proj=longlat +R=531000
104997	Neptune - Larissa IAU 2015	104997	+proj=longlat +R=96000
104998	Pluto IAU 2015	104998	+proj=longlat +R=1188300
104999	Pluto - Charon IAU 2015	104999	+proj=longlat +R=606000
20001	ETRS89 + SVD2006 height		+proj=longlat +ellps=GRS80
20002	MWC18 Grid	20033	+proj=tmerc +lat_0=53.35 +lon_0=-2.55 +k=1 +x_0=171975.9382 +y_0=116744.6938 +ellps=GRS80
20003	MWC18 Grid + ODN height	20033	+proj=tmerc +lat_0=53.35 +lon_0=-2.55 +k=1 +x_0=171975.9382 +y_0=116744.6938 +ellps=GRS80
20004	Pulkovo 1995 / Gauss-Kruger zone 4	4200	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
20005	Pulkovo 1995 / Gauss-Kruger zone 5	4200	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
20006	Pulkovo 1995 / Gauss-Kruger zone 6	4200	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=6500000 +y_0=0 +a=6378245 +rf=298.3
20007	Pulkovo 1995 / Gauss-Kruger zone 7	4200	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=7500000 +y_0=0 +a=6378245 +rf=298.3
20008	Pulkovo 1995 / Gauss-Kruger zone 8	4200	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=8500000 +y_0=0 +a=6378245 +rf=298.3
20009	Pulkovo 1995 / Gauss-Kruger zone 9	4200	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=9500000 +y_0=0 +a=6378245 +rf=298.3
2001	Antigua 1943 / British West Indies Grid	4601	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
20010	Pulkovo 1995 / Gauss-Kruger zone 10	4200	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=10500000 +y_0=0 +a=6378245 +rf=298.3
20011	Pulkovo 1995 / Gauss-Kruger zone 11	4200	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=11500000 +y_0=0 +a=6378245 +rf=298.3
20012	Pulkovo 1995 / Gauss-Kruger zone 12	4200	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=12500000 +y_0=0 +a=6378245 +rf=298.3
20013	Pulkovo 1995 / Gauss-Kruger zone 13	4200	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=13500000 +y_0=0 +a=6378245 +rf=298.3
20014	Pulkovo 1995 / Gauss-Kruger zone 14	4200	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=14500000 +y_0=0 +a=6378245 +rf=298.3
20015	Pulkovo 1995 / Gauss-Kruger zone 15	4200	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=15500000 +y_0=0 +a=6378245 +rf=298.3
20016	Pulkovo 1995 / Gauss-Kruger zone 16	4200	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=16500000 +y_0=0 +a=6378245 +rf=298.3
20017	Pulkovo 1995 / Gauss-Kruger zone 17	4200	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=17500000 +y_0=0 +a=6378245 +rf=298.3
20018	Pulkovo 1995 / Gauss-Kruger zone 18	4200	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +a=6378245 +rf=298.3
20019	Pulkovo 1995 / Gauss-Kruger zone 19	4200	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +a=6378245 +rf=298.3
2002	Dominica 1945 / British West Indies Grid	4602	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
20020	Pulkovo 1995 / Gauss-Kruger zone 20	4200	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=20500000 +y_0=0 +a=6378245 +rf=298.3
20021	Pulkovo 1995 / Gauss-Kruger zone 21	4200	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=21500000 +y_0=0 +a=6378245 +rf=298.3
20022	Pulkovo 1995 / Gauss-Kruger zone 22	4200	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=22500000 +y_0=0 +a=6378245 +rf=298.3
20023	Pulkovo 1995 / Gauss-Kruger zone 23	4200	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=23500000 +y_0=0 +a=6378245 +rf=298.3
20024	Pulkovo 1995 / Gauss-Kruger zone 24	4200	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=24500000 +y_0=0 +a=6378245 +rf=298.3
20025	Pulkovo 1995 / Gauss-Kruger zone 25	4200	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=25500000 +y_0=0 +a=6378245 +rf=298.3
20026	Pulkovo 1995 / Gauss-Kruger zone 26	4200	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=26500000 +y_0=0 +a=6378245 +rf=298.3
20027	Pulkovo 1995 / Gauss-Kruger zone 27	4200	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=27500000 +y_0=0 +a=6378245 +rf=298.3
20028	Pulkovo 1995 / Gauss-Kruger zone 28	4200	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=28500000 +y_0=0 +a=6378245 +rf=298.3
20029	Pulkovo 1995 / Gauss-Kruger zone 29	4200	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=29500000 +y_0=0 +a=6378245 +rf=298.3
2003	Grenada 1953 / British West Indies Grid	4603	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
20030	Pulkovo 1995 / Gauss-Kruger zone 30	4200	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=30500000 +y_0=0 +a=6378245 +rf=298.3
20031	Pulkovo 1995 / Gauss-Kruger zone 31	4200	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=31500000 +y_0=0 +a=6378245 +rf=298.3
20032	Pulkovo 1995 / Gauss-Kruger zone 32	4200	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=32500000 +y_0=0 +a=6378245 +rf=298.3
20033	MWC18-IRF	20033	+proj=longlat +ellps=GRS80	0
20037	NAD83(CSRS)v4 + CGVD2013a(2002) height		+proj=longlat +ellps=GRS80
20038	NAD83(CSRS)v3 + CGVD2013a(1997) height		+proj=longlat +ellps=GRS80
2004	Montserrat 1958 / British West Indies Grid	4604	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
20040	SIRGAS-Chile 2021	20040	+proj=longlat +ellps=GRS80	0
20041	SIRGAS-Chile 2021	20041	+proj=longlat +ellps=GRS80	0
20042	SIRGAS-Chile 2021 / UTM zone 12S	20041	+proj=utm +zone=12 +south +ellps=GRS80
20043	SRGI2013 + INAGeoid2020 v2 height		+proj=longlat +ellps=WGS84
20048	SIRGAS-Chile 2021 / UTM zone 18S	20041	+proj=utm +zone=18 +south +ellps=GRS80
20049	SIRGAS-Chile 2021 / UTM zone 19S	20041	+proj=utm +zone=19 +south +ellps=GRS80
2005	St. Kitts 1955 / British West Indies Grid	4605	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
2006	St. Lucia 1955 / British West Indies Grid	4606	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
20062	Pulkovo 1995 GK Zone 2N	4200	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
20063	Pulkovo 1995 GK Zone 3N	4200	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2007	St. Vincent 45 / British West Indies Grid	4607	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
2009	NAD27(CGQ77) / SCoPQ zone 3	4609	+proj=tmerc +lat_0=0 +lon_0=-58.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2010	NAD27(CGQ77) / SCoPQ zone 4	4609	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2011	NAD27(CGQ77) / SCoPQ zone 5	4609	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2012	NAD27(CGQ77) / SCoPQ zone 6	4609	+proj=tmerc +lat_0=0 +lon_0=-67.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2013	NAD27(CGQ77) / SCoPQ zone 7	4609	+proj=tmerc +lat_0=0 +lon_0=-70.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
20135	Adindan / UTM zone 35N	4201	+proj=utm +zone=35 +a=6378249.145 +rf=293.465
20136	Adindan / UTM zone 36N	4201	+proj=utm +zone=36 +a=6378249.145 +rf=293.465
20137	Adindan / UTM zone 37N	4201	+proj=utm +zone=37 +a=6378249.145 +rf=293.465
20138	Adindan / UTM zone 38N	4201	+proj=utm +zone=38 +a=6378249.145 +rf=293.465
2014	NAD27(CGQ77) / SCoPQ zone 8	4609	+proj=tmerc +lat_0=0 +lon_0=-73.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2015	NAD27(CGQ77) / SCoPQ zone 9	4609	+proj=tmerc +lat_0=0 +lon_0=-76.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2016	NAD27(CGQ77) / SCoPQ zone 10	4609	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2017	NAD27(76) / MTM zone 8	4608	+proj=tmerc +lat_0=0 +lon_0=-73.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2018	NAD27(76) / MTM zone 9	4608	+proj=tmerc +lat_0=0 +lon_0=-76.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2019	NAD27(76) / MTM zone 10	4608	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2020	NAD27(76) / MTM zone 11	4608	+proj=tmerc +lat_0=0 +lon_0=-82.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2021	NAD27(76) / MTM zone 12	4608	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2022	NAD27(76) / MTM zone 13	4608	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2023	NAD27(76) / MTM zone 14	4608	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2024	NAD27(76) / MTM zone 15	4608	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
20249	AGD66 / AMG zone 49	4202	+proj=utm +zone=49 +south +a=6378160 +rf=298.25
2025	NAD27(76) / MTM zone 16	4608	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
20250	AGD66 / AMG zone 50	4202	+proj=utm +zone=50 +south +a=6378160 +rf=298.25
20251	AGD66 / AMG zone 51	4202	+proj=utm +zone=51 +south +a=6378160 +rf=298.25
20252	AGD66 / AMG zone 52	4202	+proj=utm +zone=52 +south +a=6378160 +rf=298.25
20253	AGD66 / AMG zone 53	4202	+proj=utm +zone=53 +south +a=6378160 +rf=298.25
20254	AGD66 / AMG zone 54	4202	+proj=utm +zone=54 +south +a=6378160 +rf=298.25
20255	AGD66 / AMG zone 55	4202	+proj=utm +zone=55 +south +a=6378160 +rf=298.25
20256	AGD66 / AMG zone 56	4202	+proj=utm +zone=56 +south +a=6378160 +rf=298.25
20257	AGD66 / AMG zone 57	4202	+proj=utm +zone=57 +south +a=6378160 +rf=298.25
20258	AGD66 / AMG zone 58	4202	+proj=utm +zone=58 +south +a=6378160 +rf=298.25
2026	NAD27(76) / MTM zone 17	4608	+proj=tmerc +lat_0=0 +lon_0=-96 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
2027	NAD27(76) / UTM zone 15N	4608	+proj=utm +zone=15 +a=6378206.4 +rf=294.978698213898
2028	NAD27(76) / UTM zone 16N	4608	+proj=utm +zone=16 +a=6378206.4 +rf=294.978698213898
2029	NAD27(76) / UTM zone 17N	4608	+proj=utm +zone=17 +a=6378206.4 +rf=294.978698213898
2030	NAD27(76) / UTM zone 18N	4608	+proj=utm +zone=18 +a=6378206.4 +rf=294.978698213898
2031	NAD27(CGQ77) / UTM zone 17N	4609	+proj=utm +zone=17 +a=6378206.4 +rf=294.978698213898
2032	NAD27(CGQ77) / UTM zone 18N	4609	+proj=utm +zone=18 +a=6378206.4 +rf=294.978698213898
2033	NAD27(CGQ77) / UTM zone 19N	4609	+proj=utm +zone=19 +a=6378206.4 +rf=294.978698213898
2034	NAD27(CGQ77) / UTM zone 20N	4609	+proj=utm +zone=20 +a=6378206.4 +rf=294.978698213898
20349	AGD84 / AMG zone 49	4203	+proj=utm +zone=49 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
2035	NAD27(CGQ77) / UTM zone 21N	4609	+proj=utm +zone=21 +a=6378206.4 +rf=294.978698213898
20350	AGD84 / AMG zone 50	4203	+proj=utm +zone=50 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
20351	AGD84 / AMG zone 51	4203	+proj=utm +zone=51 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
20352	AGD84 / AMG zone 52	4203	+proj=utm +zone=52 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
20353	AGD84 / AMG zone 53	4203	+proj=utm +zone=53 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
20354	AGD84 / AMG zone 54	4203	+proj=utm +zone=54 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
20355	AGD84 / AMG zone 55	4203	+proj=utm +zone=55 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
20356	AGD84 / AMG zone 56	4203	+proj=utm +zone=56 +south +a=6378160 +rf=298.25 84 (02.07.01).gsb"
2039	Israel 1993 / Israeli TM Grid	4141	+proj=tmerc +lat_0=31.7343936111111 +lon_0=35.2045169444444 +k=1.0000067 +x_0=219529.584 +y_0=626907.39 +ellps=GRS80
2040	Locodjo 1965 / UTM zone 30N	4142	+proj=utm +zone=30 +a=6378249.145 +rf=293.465
2041	Abidjan 1987 / UTM zone 30N	4143	+proj=utm +zone=30 +a=6378249.145 +rf=293.465
2042	Locodjo 1965 / UTM zone 29N	4142	+proj=utm +zone=29 +a=6378249.145 +rf=293.465
2043	Abidjan 1987 / UTM zone 29N	4143	+proj=utm +zone=29 +a=6378249.145 +rf=293.465
20436	Ain el Abd / UTM zone 36N	4204	+proj=utm +zone=36 +a=6378388 +rf=297
20437	Ain el Abd / UTM zone 37N	4204	+proj=utm +zone=37 +a=6378388 +rf=297
20438	Ain el Abd / UTM zone 38N	4204	+proj=utm +zone=38 +a=6378388 +rf=297
20439	Ain el Abd / UTM zone 39N	4204	+proj=utm +zone=39 +a=6378388 +rf=297
2044	Hanoi 1972 / Gauss-Kruger zone 18	4147	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +a=6378245 +rf=298.3
20440	Ain el Abd / UTM zone 40N	4204	+proj=utm +zone=40 +a=6378388 +rf=297
2045	Hanoi 1972 / Gauss-Kruger zone 19	4147	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +a=6378245 +rf=298.3
2046	Hartebeesthoek94 / Lo15	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=15 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2047	Hartebeesthoek94 / Lo17	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=17 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2048	Hartebeesthoek94 / Lo19	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=19 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2049	Hartebeesthoek94 / Lo21	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=21 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
20499	Ain el Abd / Bahrain Grid	4204	+proj=utm +zone=39 +a=6378388 +rf=297
2050	Hartebeesthoek94 / Lo23	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=23 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2051	Hartebeesthoek94 / Lo25	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=25 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2052	Hartebeesthoek94 / Lo27	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=27 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2053	Hartebeesthoek94 / Lo29	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=29 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
20538	Afgooye / UTM zone 38N	4205	+proj=utm +zone=38 +a=6378245 +rf=298.3
20539	Afgooye / UTM zone 39N	4205	+proj=utm +zone=39 +a=6378245 +rf=298.3
2054	Hartebeesthoek94 / Lo31	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=31 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2055	Hartebeesthoek94 / Lo33	4148	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=33 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
2056	CH1903+ / LV95	4150	+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +a=6377397.155 +rf=299.1528128
2057	Rassadiran / Nakhl e Taqi	4153	+proj=omerc +lat_0=27.5188288055556 +lonc=52.6035391666667 +alpha=0.571661194444444 +gamma=0.571661194444444 +k=0.999895934 +x_0=658377.437 +y_0=3044969.194 +a=6378388 +rf=297
2058	ED50(ED77) / UTM zone 38N	4154	+proj=utm +zone=38 +a=6378388 +rf=297
2059	ED50(ED77) / UTM zone 39N	4154	+proj=utm +zone=39 +a=6378388 +rf=297
2060	ED50(ED77) / UTM zone 40N	4154	+proj=utm +zone=40 +a=6378388 +rf=297
2061	ED50(ED77) / UTM zone 41N	4154	+proj=utm +zone=41 +a=6378388 +rf=297
2062	Madrid 1870 (Madrid) / Spain LCC	4903	+proj=lcc +lat_1=40 +lat_0=40 +lon_0=0 +k_0=0.9988085293 +x_0=600000 +y_0=600000 +a=6378298.3 +rf=294.73 +pm=-3.687375
2065	S-JTSK (Ferro) / Krovak	4818	+proj=krovak +axis=swu +lat_0=49.5 +lon_0=42.5 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
2066	Mount Dillon / Tobago Grid	4157	+proj=cass +lat_0=11.2521786111111 +lon_0=-60.6860088888889 +x_0=37718.66159325 +y_0=36209.91512952 +a=6378293.64520876 +b=6356617.98767984 +to_meter=0.201166195164
2067	Naparima 1955 / UTM zone 20N	4158	+proj=utm +zone=20 +a=6378388 +rf=297
2068	ELD79 / Libya zone 5	4159	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2069	ELD79 / Libya zone 6	4159	+proj=tmerc +lat_0=0 +lon_0=11 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2070	ELD79 / Libya zone 7	4159	+proj=tmerc +lat_0=0 +lon_0=13 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2071	ELD79 / Libya zone 8	4159	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2072	ELD79 / Libya zone 9	4159	+proj=tmerc +lat_0=0 +lon_0=17 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2073	ELD79 / Libya zone 10	4159	+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2074	ELD79 / Libya zone 11	4159	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2075	ELD79 / Libya zone 12	4159	+proj=tmerc +lat_0=0 +lon_0=23 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2076	ELD79 / Libya zone 13	4159	+proj=tmerc +lat_0=0 +lon_0=25 +k=0.9999 +x_0=200000 +y_0=0 +a=6378388 +rf=297
2077	ELD79 / UTM zone 32N	4159	+proj=utm +zone=32 +a=6378388 +rf=297
2078	ELD79 / UTM zone 33N	4159	+proj=utm +zone=33 +a=6378388 +rf=297
2079	ELD79 / UTM zone 34N	4159	+proj=utm +zone=34 +a=6378388 +rf=297
20790	Lisbon (Lisbon) / Portuguese National Grid	4803	+proj=tmerc +lat_0=39.6666666666667 +lon_0=1 +k=1 +x_0=200000 +y_0=300000 +a=6378388 +rf=297 +pm=lisbon
20791	Lisbon (Lisbon) / Portuguese Grid	4803	+proj=tmerc +lat_0=39.6666666666667 +lon_0=1 +k=1 +x_0=0 +y_0=0 +a=6378388 +rf=297 +pm=lisbon
2080	ELD79 / UTM zone 35N	4159	+proj=utm +zone=35 +a=6378388 +rf=297
2081	Chos Malal 1914 / Argentina 2	4160	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
2082	Pampa del Castillo / Argentina 2	4161	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
20822	Aratu / UTM zone 22S	4208	+proj=utm +zone=22 +south +a=6378388 +rf=297
20823	Aratu / UTM zone 23S	4208	+proj=utm +zone=23 +south +a=6378388 +rf=297
20824	Aratu / UTM zone 24S	4208	+proj=utm +zone=24 +south +a=6378388 +rf=297
2083	Hito XVIII 1963 / Argentina 2	4254	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
2084	Hito XVIII 1963 / UTM zone 19S	4254	+proj=utm +zone=19 +south +a=6378388 +rf=297
2087	ELD79 / TM 12 NE	4159	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9996 +x_0=500000 +y_0=0 +a=6378388 +rf=297
2088	Carthage / TM 11 NE	4223	+proj=tmerc +lat_0=0 +lon_0=11 +k=0.9996 +x_0=500000 +y_0=0 +a=6378249.2 +rf=293.466021293627
2089	Yemen NGN96 / UTM zone 38N	4163	+proj=utm +zone=38 +ellps=WGS84
2090	Yemen NGN96 / UTM zone 39N	4163	+proj=utm +zone=39 +ellps=WGS84
20904	GSK-2011 / Gauss-Kruger zone 4	7683	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=4500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20905	GSK-2011 / Gauss-Kruger zone 5	7683	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=5500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20906	GSK-2011 / Gauss-Kruger zone 6	7683	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=6500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20907	GSK-2011 / Gauss-Kruger zone 7	7683	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=7500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20908	GSK-2011 / Gauss-Kruger zone 8	7683	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=8500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20909	GSK-2011 / Gauss-Kruger zone 9	7683	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=9500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20910	GSK-2011 / Gauss-Kruger zone 10	7683	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=10500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20911	GSK-2011 / Gauss-Kruger zone 11	7683	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=11500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20912	GSK-2011 / Gauss-Kruger zone 12	7683	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=12500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20913	GSK-2011 / Gauss-Kruger zone 13	7683	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=13500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20914	GSK-2011 / Gauss-Kruger zone 14	7683	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=14500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20915	GSK-2011 / Gauss-Kruger zone 15	7683	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=15500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20916	GSK-2011 / Gauss-Kruger zone 16	7683	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=16500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20917	GSK-2011 / Gauss-Kruger zone 17	7683	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=17500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20918	GSK-2011 / Gauss-Kruger zone 18	7683	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20919	GSK-2011 / Gauss-Kruger zone 19	7683	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20920	GSK-2011 / Gauss-Kruger zone 20	7683	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=20500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20921	GSK-2011 / Gauss-Kruger zone 21	7683	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=21500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20922	GSK-2011 / Gauss-Kruger zone 22	7683	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=22500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20923	GSK-2011 / Gauss-Kruger zone 23	7683	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=23500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20924	GSK-2011 / Gauss-Kruger zone 24	7683	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=24500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20925	GSK-2011 / Gauss-Kruger zone 25	7683	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=25500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20926	GSK-2011 / Gauss-Kruger zone 26	7683	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=26500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20927	GSK-2011 / Gauss-Kruger zone 27	7683	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=27500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20928	GSK-2011 / Gauss-Kruger zone 28	7683	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=28500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20929	GSK-2011 / Gauss-Kruger zone 29	7683	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=29500000 +y_0=0 +a=6378136.5 +rf=298.2564151
2093	Hanoi 1972 / GK 106 NE	4147	+proj=tmerc +lat_0=0 +lon_0=106 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
20930	GSK-2011 / Gauss-Kruger zone 30	7683	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=30500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20931	GSK-2011 / Gauss-Kruger zone 31	7683	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=31500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20932	GSK-2011 / Gauss-Kruger zone 32	7683	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=32500000 +y_0=0 +a=6378136.5 +rf=298.2564151
20934	Arc 1950 / UTM zone 34S	4209	+proj=utm +zone=34 +south +a=6378249.145 +rf=293.4663077
20935	Arc 1950 / UTM zone 35S	4209	+proj=utm +zone=35 +south +a=6378249.145 +rf=293.4663077
20936	Arc 1950 / UTM zone 36S	4209	+proj=utm +zone=36 +south +a=6378249.145 +rf=293.4663077
2094	WGS 72BE / TM 106 NE	4324	+proj=tmerc +lat_0=0 +lon_0=106 +k=0.9996 +x_0=500000 +y_0=0 +a=6378135 +rf=298.26
2095	Bissau / UTM zone 28N	4165	+proj=utm +zone=28 +a=6378388 +rf=297
2096	Korean 1985 / East Belt	4162	+proj=tmerc +lat_0=38 +lon_0=129 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
2097	Korean 1985 / Central Belt	4162	+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
2098	Korean 1985 / West Belt	4162	+proj=tmerc +lat_0=38 +lon_0=125 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
2099	Qatar 1948 / Qatar Grid	4286	+proj=cass +lat_0=25.3823611111111 +lon_0=50.7613888888889 +x_0=100000 +y_0=100000 +a=6378200 +rf=298.3
2100	GGRS87 / Greek Grid	4121	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9996 +x_0=500000 +y_0=0 +ellps=GRS80
21004	GSK-2011 / Gauss-Kruger CM 21E	7683	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21005	GSK-2011 / Gauss-Kruger CM 27E	7683	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21006	GSK-2011 / Gauss-Kruger CM 33E	7683	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21007	GSK-2011 / Gauss-Kruger CM 39E	7683	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21008	GSK-2011 / Gauss-Kruger CM 45E	7683	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21009	GSK-2011 / Gauss-Kruger CM 51E	7683	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
2101	Lake / Maracaibo Grid M1	4249	+proj=lcc +lat_1=10.1666666666667 +lat_0=10.1666666666667 +lon_0=-71.6056177777778 +k_0=1 +x_0=0 +y_0=-52684.972 +a=6378388 +rf=297
21010	GSK-2011 / Gauss-Kruger CM 57E	7683	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21011	GSK-2011 / Gauss-Kruger CM 63E	7683	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21012	GSK-2011 / Gauss-Kruger CM 69E	7683	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21013	GSK-2011 / Gauss-Kruger CM 75E	7683	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21014	GSK-2011 / Gauss-Kruger CM 81E	7683	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21015	GSK-2011 / Gauss-Kruger CM 87E	7683	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21016	GSK-2011 / Gauss-Kruger CM 93E	7683	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21017	GSK-2011 / Gauss-Kruger CM 99E	7683	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21018	GSK-2011 / Gauss-Kruger CM 105E	7683	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21019	GSK-2011 / Gauss-Kruger CM 111E	7683	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
2102	Lake / Maracaibo Grid	4249	+proj=lcc +lat_1=10.1666666666667 +lat_0=10.1666666666667 +lon_0=-71.6056177777778 +k_0=1 +x_0=200000 +y_0=147315.028 +a=6378388 +rf=297
21020	GSK-2011 / Gauss-Kruger CM 117E	7683	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21021	GSK-2011 / Gauss-Kruger CM 123E	7683	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21022	GSK-2011 / Gauss-Kruger CM 129E	7683	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21023	GSK-2011 / Gauss-Kruger CM 135E	7683	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21024	GSK-2011 / Gauss-Kruger CM 141E	7683	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21025	GSK-2011 / Gauss-Kruger CM 147E	7683	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21026	GSK-2011 / Gauss-Kruger CM 153E	7683	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21027	GSK-2011 / Gauss-Kruger CM 159E	7683	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21028	GSK-2011 / Gauss-Kruger CM 165E	7683	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21029	GSK-2011 / Gauss-Kruger CM 171E	7683	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
2103	Lake / Maracaibo Grid M3	4249	+proj=lcc +lat_1=10.1666666666667 +lat_0=10.1666666666667 +lon_0=-71.6056177777778 +k_0=1 +x_0=500000 +y_0=447315.028 +a=6378388 +rf=297
21030	GSK-2011 / Gauss-Kruger CM 177E	7683	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21031	GSK-2011 / Gauss-Kruger CM 177W	7683	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21032	GSK-2011 / Gauss-Kruger CM 171W	7683	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=500000 +y_0=0 +a=6378136.5 +rf=298.2564151
21035	Arc 1960 / UTM zone 35S	4210	+proj=utm +zone=35 +south +a=6378249.145 +rf=293.465
21036	Arc 1960 / UTM zone 36S	4210	+proj=utm +zone=36 +south +a=6378249.145 +rf=293.465
21037	Arc 1960 / UTM zone 37S	4210	+proj=utm +zone=37 +south +a=6378249.145 +rf=293.465
2104	Lake / Maracaibo La Rosa Grid	4249	+proj=lcc +lat_1=10.1666666666667 +lat_0=10.1666666666667 +lon_0=-71.6056177777778 +k_0=1 +x_0=-17044 +y_0=-23139.97 +a=6378388 +rf=297
2105	NZGD2000 / Mount Eden 2000	4167	+proj=tmerc +lat_0=-36.8797222222222 +lon_0=174.764166666667 +k=0.9999 +x_0=400000 +y_0=800000 +ellps=GRS80
2106	NZGD2000 / Bay of Plenty 2000	4167	+proj=tmerc +lat_0=-37.7611111111111 +lon_0=176.466111111111 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2107	NZGD2000 / Poverty Bay 2000	4167	+proj=tmerc +lat_0=-38.6244444444444 +lon_0=177.885555555556 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2108	NZGD2000 / Hawkes Bay 2000	4167	+proj=tmerc +lat_0=-39.6508333333333 +lon_0=176.673611111111 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2109	NZGD2000 / Taranaki 2000	4167	+proj=tmerc +lat_0=-39.1355555555556 +lon_0=174.227777777778 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21095	Arc 1960 / UTM zone 35N	4210	+proj=utm +zone=35 +a=6378249.145 +rf=293.465
21096	Arc 1960 / UTM zone 36N	4210	+proj=utm +zone=36 +a=6378249.145 +rf=293.465
21097	Arc 1960 / UTM zone 37N	4210	+proj=utm +zone=37 +a=6378249.145 +rf=293.465
2110	NZGD2000 / Tuhirangi 2000	4167	+proj=tmerc +lat_0=-39.5122222222222 +lon_0=175.64 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2111	NZGD2000 / Wanganui 2000	4167	+proj=tmerc +lat_0=-40.2419444444444 +lon_0=175.488055555556 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2112	NZGD2000 / Wairarapa 2000	4167	+proj=tmerc +lat_0=-40.9252777777778 +lon_0=175.647222222222 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2113	NZGD2000 / Wellington 2000	4167	+proj=tmerc +lat_0=-41.3011111111111 +lon_0=174.776388888889 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2114	NZGD2000 / Collingwood 2000	4167	+proj=tmerc +lat_0=-40.7147222222222 +lon_0=172.671944444444 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21148	Batavia / UTM zone 48S	4211	+proj=utm +zone=48 +south +a=6377397.155 +rf=299.1528128
21149	Batavia / UTM zone 49S	4211	+proj=utm +zone=49 +south +a=6377397.155 +rf=299.1528128
2115	NZGD2000 / Nelson 2000	4167	+proj=tmerc +lat_0=-41.2744444444444 +lon_0=173.299166666667 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21150	Batavia / UTM zone 50S	4211	+proj=utm +zone=50 +south +a=6377397.155 +rf=299.1528128
2116	NZGD2000 / Karamea 2000	4167	+proj=tmerc +lat_0=-41.2897222222222 +lon_0=172.108888888889 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2117	NZGD2000 / Buller 2000	4167	+proj=tmerc +lat_0=-41.8105555555556 +lon_0=171.581111111111 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2118	NZGD2000 / Grey 2000	4167	+proj=tmerc +lat_0=-42.3336111111111 +lon_0=171.549722222222 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2119	NZGD2000 / Amuri 2000	4167	+proj=tmerc +lat_0=-42.6888888888889 +lon_0=173.01 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2120	NZGD2000 / Marlborough 2000	4167	+proj=tmerc +lat_0=-41.5444444444444 +lon_0=173.801944444444 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21207	GSK-2011 / GSK 3GK zone 7	7683	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=7250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21208	GSK-2011 / GSK 3GK zone 8	7683	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=8250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21209	GSK-2011 / GSK 3GK zone 9	7683	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=9250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2121	NZGD2000 / Hokitika 2000	4167	+proj=tmerc +lat_0=-42.8861111111111 +lon_0=170.979722222222 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21210	GSK-2011 / GSK 3GK zone 10	7683	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=10250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21211	GSK-2011 / GSK 3GK zone 11	7683	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=11250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21212	GSK-2011 / GSK 3GK zone 12	7683	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=12250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21213	GSK-2011 / GSK 3GK zone 13	7683	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=13250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21214	GSK-2011 / GSK 3GK zone 14	7683	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=14250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21215	GSK-2011 / GSK 3GK zone 15	7683	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=15250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21216	GSK-2011 / GSK 3GK zone 16	7683	+proj=tmerc +lat_0=0 +lon_0=48 +k=1 +x_0=16250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21217	GSK-2011 / GSK 3GK zone 17	7683	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=17250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21218	GSK-2011 / GSK 3GK zone 18	7683	+proj=tmerc +lat_0=0 +lon_0=54 +k=1 +x_0=18250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21219	GSK-2011 / GSK 3GK zone 19	7683	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=19250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2122	NZGD2000 / Okarito 2000	4167	+proj=tmerc +lat_0=-43.11 +lon_0=170.260833333333 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21220	GSK-2011 / GSK 3GK zone 20	7683	+proj=tmerc +lat_0=0 +lon_0=60 +k=1 +x_0=20250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21221	GSK-2011 / GSK 3GK zone 21	7683	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=21250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21222	GSK-2011 / GSK 3GK zone 22	7683	+proj=tmerc +lat_0=0 +lon_0=66 +k=1 +x_0=22250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21223	GSK-2011 / GSK 3GK zone 23	7683	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=23250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21224	GSK-2011 / GSK 3GK zone 24	7683	+proj=tmerc +lat_0=0 +lon_0=72 +k=1 +x_0=24250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21225	GSK-2011 / GSK 3GK zone 25	7683	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=25250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21226	GSK-2011 / GSK 3GK zone 26	7683	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=26250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21227	GSK-2011 / GSK 3GK zone 27	7683	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=27250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21228	GSK-2011 / GSK 3GK zone 28	7683	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=28250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21229	GSK-2011 / GSK 3GK zone 29	7683	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=29250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2123	NZGD2000 / Jacksons Bay 2000	4167	+proj=tmerc +lat_0=-43.9777777777778 +lon_0=168.606111111111 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21230	GSK-2011 / GSK 3GK zone 30	7683	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=30250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21231	GSK-2011 / GSK 3GK zone 31	7683	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=31250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21232	GSK-2011 / GSK 3GK zone 32	7683	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=32250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21233	GSK-2011 / GSK 3GK zone 33	7683	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=33250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21234	GSK-2011 / GSK 3GK zone 34	7683	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=34250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21235	GSK-2011 / GSK 3GK zone 35	7683	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=35250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21236	GSK-2011 / GSK 3GK zone 36	7683	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=36250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21237	GSK-2011 / GSK 3GK zone 37	7683	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=37250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21238	GSK-2011 / GSK 3GK zone 38	7683	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=38250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21239	GSK-2011 / GSK 3GK zone 39	7683	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=39250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2124	NZGD2000 / Mount Pleasant 2000	4167	+proj=tmerc +lat_0=-43.5905555555556 +lon_0=172.726944444444 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21240	GSK-2011 / GSK 3GK zone 40	7683	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=40250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21241	GSK-2011 / GSK 3GK zone 41	7683	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=41250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21242	GSK-2011 / GSK 3GK zone 42	7683	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=42250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21243	GSK-2011 / GSK 3GK zone 43	7683	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=43250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21244	GSK-2011 / GSK 3GK zone 44	7683	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=44250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21245	GSK-2011 / GSK 3GK zone 45	7683	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=45250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21246	GSK-2011 / GSK 3GK zone 46	7683	+proj=tmerc +lat_0=0 +lon_0=138 +k=1 +x_0=46250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21247	GSK-2011 / GSK 3GK zone 47	7683	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=47250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21248	GSK-2011 / GSK 3GK zone 48	7683	+proj=tmerc +lat_0=0 +lon_0=144 +k=1 +x_0=48250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21249	GSK-2011 / GSK 3GK zone 49	7683	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=49250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2125	NZGD2000 / Gawler 2000	4167	+proj=tmerc +lat_0=-43.7486111111111 +lon_0=171.360555555556 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21250	GSK-2011 / GSK 3GK zone 50	7683	+proj=tmerc +lat_0=0 +lon_0=150 +k=1 +x_0=50250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21251	GSK-2011 / GSK 3GK zone 51	7683	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=51250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21252	GSK-2011 / GSK 3GK zone 52	7683	+proj=tmerc +lat_0=0 +lon_0=156 +k=1 +x_0=52250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21253	GSK-2011 / GSK 3GK zone 53	7683	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=53250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21254	GSK-2011 / GSK 3GK zone 54	7683	+proj=tmerc +lat_0=0 +lon_0=162 +k=1 +x_0=54250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21255	GSK-2011 / GSK 3GK zone 55	7683	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=55250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21256	GSK-2011 / GSK 3GK zone 56	7683	+proj=tmerc +lat_0=0 +lon_0=168 +k=1 +x_0=56250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21257	GSK-2011 / GSK 3GK zone 57	7683	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=57250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21258	GSK-2011 / GSK 3GK zone 58	7683	+proj=tmerc +lat_0=0 +lon_0=174 +k=1 +x_0=58250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21259	GSK-2011 / GSK 3GK zone 59	7683	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=59250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2126	NZGD2000 / Timaru 2000	4167	+proj=tmerc +lat_0=-44.4019444444444 +lon_0=171.057222222222 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21260	GSK-2011 / GSK 3GK zone 60	7683	+proj=tmerc +lat_0=0 +lon_0=180 +k=1 +x_0=60250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21261	GSK-2011 / GSK 3GK zone 61	7683	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=61250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21262	GSK-2011 / GSK 3GK zone 62	7683	+proj=tmerc +lat_0=0 +lon_0=-174 +k=1 +x_0=62250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21263	GSK-2011 / GSK 3GK zone 63	7683	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=63250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21264	GSK-2011 / GSK 3GK zone 64	7683	+proj=tmerc +lat_0=0 +lon_0=-168 +k=1 +x_0=64250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2127	NZGD2000 / Lindis Peak 2000	4167	+proj=tmerc +lat_0=-44.735 +lon_0=169.4675 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2128	NZGD2000 / Mount Nicholas 2000	4167	+proj=tmerc +lat_0=-45.1327777777778 +lon_0=168.398611111111 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
2129	NZGD2000 / Mount York 2000	4167	+proj=tmerc +lat_0=-45.5636111111111 +lon_0=167.738611111111 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21291	Barbados 1938 / British West Indies Grid	4212	+proj=tmerc +lat_0=0 +lon_0=-62 +k=0.9995 +x_0=400000 +y_0=0 +a=6378249.145 +rf=293.465
21292	Barbados 1938 / Barbados National Grid	4212	+proj=tmerc +lat_0=13.1763888888889 +lon_0=-59.5597222222222 +k=0.9999986 +x_0=30000 +y_0=75000 +a=6378249.145 +rf=293.465
2130	NZGD2000 / Observation Point 2000	4167	+proj=tmerc +lat_0=-45.8161111111111 +lon_0=170.628333333333 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21307	GSK-2011 / GSK 3GK CM 21E	7683	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21308	GSK-2011 / GSK 3GK CM 24E	7683	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21309	GSK-2011 / GSK 3GK CM 27E	7683	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2131	NZGD2000 / North Taieri 2000	4167	+proj=tmerc +lat_0=-45.8613888888889 +lon_0=170.2825 +k=0.99996 +x_0=400000 +y_0=800000 +ellps=GRS80
21310	GSK-2011 / GSK 3GK CM 30E	7683	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21311	GSK-2011 / GSK 3GK CM 33E	7683	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21312	GSK-2011 / GSK 3GK CM 36E	7683	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21313	GSK-2011 / GSK 3GK CM 39E	7683	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21314	GSK-2011 / GSK 3GK CM 42E	7683	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21315	GSK-2011 / GSK 3GK CM 45E	7683	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21316	GSK-2011 / GSK 3GK CM 48E	7683	+proj=tmerc +lat_0=0 +lon_0=48 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21317	GSK-2011 / GSK 3GK CM 51E	7683	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21318	GSK-2011 / GSK 3GK CM 54E	7683	+proj=tmerc +lat_0=0 +lon_0=54 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21319	GSK-2011 / GSK 3GK CM 57E	7683	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2132	NZGD2000 / Bluff 2000	4167	+proj=tmerc +lat_0=-46.6 +lon_0=168.342777777778 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
21320	GSK-2011 / GSK 3GK CM 60E	7683	+proj=tmerc +lat_0=0 +lon_0=60 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21321	GSK-2011 / GSK 3GK CM 63E	7683	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21322	GSK-2011 / GSK 3GK CM 66E	7683	+proj=tmerc +lat_0=0 +lon_0=66 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21323	GSK-2011 / GSK 3GK CM 69E	7683	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21324	GSK-2011 / GSK 3GK CM 72E	7683	+proj=tmerc +lat_0=0 +lon_0=72 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21325	GSK-2011 / GSK 3GK CM 75E	7683	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21326	GSK-2011 / GSK 3GK CM 78E	7683	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21327	GSK-2011 / GSK 3GK CM 81E	7683	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21328	GSK-2011 / GSK 3GK CM 84E	7683	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21329	GSK-2011 / GSK 3GK CM 87E	7683	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2133	NZGD2000 / UTM zone 58S	4167	+proj=utm +zone=58 +south +ellps=GRS80
21330	GSK-2011 / GSK 3GK CM 90E	7683	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21331	GSK-2011 / GSK 3GK CM 93E	7683	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21332	GSK-2011 / GSK 3GK CM 96E	7683	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21333	GSK-2011 / GSK 3GK CM 99E	7683	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21334	GSK-2011 / GSK 3GK CM 102E	7683	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21335	GSK-2011 / GSK 3GK CM 105E	7683	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21336	GSK-2011 / GSK 3GK CM 108E	7683	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21337	GSK-2011 / GSK 3GK CM 111E	7683	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21338	GSK-2011 / GSK 3GK CM 114E	7683	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21339	GSK-2011 / GSK 3GK CM 117E	7683	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2134	NZGD2000 / UTM zone 59S	4167	+proj=utm +zone=59 +south +ellps=GRS80
21340	GSK-2011 / GSK 3GK CM 120E	7683	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21341	GSK-2011 / GSK 3GK CM 123E	7683	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21342	GSK-2011 / GSK 3GK CM 126E	7683	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21343	GSK-2011 / GSK 3GK CM 129E	7683	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21344	GSK-2011 / GSK 3GK CM 132E	7683	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21345	GSK-2011 / GSK 3GK CM 135E	7683	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21346	GSK-2011 / GSK 3GK CM 138E	7683	+proj=tmerc +lat_0=0 +lon_0=138 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21347	GSK-2011 / GSK 3GK CM 141E	7683	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21348	GSK-2011 / GSK 3GK CM 144E	7683	+proj=tmerc +lat_0=0 +lon_0=144 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21349	GSK-2011 / GSK 3GK CM 147E	7683	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2135	NZGD2000 / UTM zone 60S	4167	+proj=utm +zone=60 +south +ellps=GRS80
21350	GSK-2011 / GSK 3GK CM 150E	7683	+proj=tmerc +lat_0=0 +lon_0=150 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21351	GSK-2011 / GSK 3GK CM 153E	7683	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21352	GSK-2011 / GSK 3GK CM 156E	7683	+proj=tmerc +lat_0=0 +lon_0=156 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21353	GSK-2011 / GSK 3GK CM 159E	7683	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21354	GSK-2011 / GSK 3GK CM 162E	7683	+proj=tmerc +lat_0=0 +lon_0=162 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21355	GSK-2011 / GSK 3GK CM 165E	7683	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21356	GSK-2011 / GSK 3GK CM 168E	7683	+proj=tmerc +lat_0=0 +lon_0=168 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21357	GSK-2011 / GSK 3GK CM 171E	7683	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21358	GSK-2011 / GSK 3GK CM 174E	7683	+proj=tmerc +lat_0=0 +lon_0=174 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21359	GSK-2011 / GSK 3GK CM 177E	7683	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2136	Accra / Ghana National Grid	4168	+proj=tmerc +lat_0=4.66666666666667 +lon_0=-1 +k=0.99975 +x_0=274319.739163358 +y_0=0 +a=6378300 +rf=296 +to_meter=0.304799710181509
21360	GSK-2011 / GSK 3GK CM 180E	7683	+proj=tmerc +lat_0=0 +lon_0=180 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21361	GSK-2011 / GSK 3GK CM 177W	7683	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21362	GSK-2011 / GSK 3GK CM 174W	7683	+proj=tmerc +lat_0=0 +lon_0=-174 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21363	GSK-2011 / GSK 3GK CM 171W	7683	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
21364	GSK-2011 / GSK 3GK CM 168W	7683	+proj=tmerc +lat_0=0 +lon_0=-168 +k=1 +x_0=250000 +y_0=0 +a=6378136.5 +rf=298.2564151
2137	Accra / TM 1 NW	4168	+proj=tmerc +lat_0=0 +lon_0=-1 +k=0.9996 +x_0=500000 +y_0=0 +a=6378300 +rf=296
2138	NAD27(CGQ77) / Quebec Lambert	4609	+proj=lcc +lat_0=44 +lon_0=-68.5 +lat_1=60 +lat_2=46 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
21413	Beijing 1954 / Gauss-Kruger zone 13	4214	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=13500000 +y_0=0 +a=6378245 +rf=298.3
21414	Beijing 1954 / Gauss-Kruger zone 14	4214	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=14500000 +y_0=0 +a=6378245 +rf=298.3
21415	Beijing 1954 / Gauss-Kruger zone 15	4214	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=15500000 +y_0=0 +a=6378245 +rf=298.3
21416	Beijing 1954 / Gauss-Kruger zone 16	4214	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=16500000 +y_0=0 +a=6378245 +rf=298.3
21417	Beijing 1954 / Gauss-Kruger zone 17	4214	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=17500000 +y_0=0 +a=6378245 +rf=298.3
21418	Beijing 1954 / Gauss-Kruger zone 18	4214	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +a=6378245 +rf=298.3
21419	Beijing 1954 / Gauss-Kruger zone 19	4214	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +a=6378245 +rf=298.3
21420	Beijing 1954 / Gauss-Kruger zone 20	4214	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=20500000 +y_0=0 +a=6378245 +rf=298.3
21421	Beijing 1954 / Gauss-Kruger zone 21	4214	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=21500000 +y_0=0 +a=6378245 +rf=298.3
21422	Beijing 1954 / Gauss-Kruger zone 22	4214	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=22500000 +y_0=0 +a=6378245 +rf=298.3
21423	Beijing 1954 / Gauss-Kruger zone 23	4214	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=23500000 +y_0=0 +a=6378245 +rf=298.3
21453	Beijing 1954 / Gauss-Kruger CM 75E	4214	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21454	Beijing 1954 / Gauss-Kruger CM 81E	4214	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21455	Beijing 1954 / Gauss-Kruger CM 87E	4214	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21456	Beijing 1954 / Gauss-Kruger CM 93E	4214	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21457	Beijing 1954 / Gauss-Kruger CM 99E	4214	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21458	Beijing 1954 / Gauss-Kruger CM 105E	4214	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21459	Beijing 1954 / Gauss-Kruger CM 111E	4214	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21460	Beijing 1954 / Gauss-Kruger CM 117E	4214	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21461	Beijing 1954 / Gauss-Kruger CM 123E	4214	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21462	Beijing 1954 / Gauss-Kruger CM 129E	4214	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21463	Beijing 1954 / Gauss-Kruger CM 135E	4214	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
21500	BD50 (Brussels) / Belge Lambert 50	4809	+proj=lcc +lat_0=90 +lon_0=0 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=150000 +y_0=5400000 +a=6378388 +rf=297 +pm=brussels
2154	RGF93 v1 / Lambert-93	4171	+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80
2157	IRENET95 / Irish Transverse Mercator	4173	+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=0.99982 +x_0=600000 +y_0=750000 +ellps=GRS80
2158	IRENET95 / UTM zone 29N	4173	+proj=utm +zone=29 +ellps=GRS80
2159	Sierra Leone 1924 / New Colony Grid	4174	+proj=tmerc +lat_0=6.66666666666667 +lon_0=-12 +k=1 +x_0=152399.855090754 +y_0=0 +a=6378300 +rf=296 +to_meter=0.304799710181509
2160	Sierra Leone 1924 / New War Office Grid	4174	+proj=tmerc +lat_0=6.66666666666667 +lon_0=-12 +k=1 +x_0=243839.768145207 +y_0=182879.826108905 +a=6378300 +rf=296 +to_meter=0.304799710181509
2161	Sierra Leone 1968 / UTM zone 28N	4175	+proj=utm +zone=28 +a=6378249.145 +rf=293.465
2162	Sierra Leone 1968 / UTM zone 29N	4175	+proj=utm +zone=29 +a=6378249.145 +rf=293.465
2164	Locodjo 1965 / TM 5 NW	4142	+proj=tmerc +lat_0=0 +lon_0=-5 +k=0.9996 +x_0=500000 +y_0=0 +a=6378249.145 +rf=293.465
2165	Abidjan 1987 / TM 5 NW	4143	+proj=tmerc +lat_0=0 +lon_0=-5 +k=0.9996 +x_0=500000 +y_0=0 +a=6378249.145 +rf=293.465
2169	LUREF / Luxembourg TM	4181	+proj=tmerc +lat_0=49.8333333333333 +lon_0=6.16666666666667 +k=1 +x_0=80000 +y_0=100000 +a=6378388 +rf=297
2172	Pulkovo 1942(58) / Poland zone II	4179	+proj=sterea +lat_0=53.0019444444444 +lon_0=21.5027777777778 +k=0.9998 +x_0=4603000 +y_0=5806000 +a=6378245 +rf=298.3
2173	Pulkovo 1942(58) / Poland zone III	4179	+proj=sterea +lat_0=53.5833333333333 +lon_0=17.0083333333333 +k=0.9998 +x_0=3501000 +y_0=5999000 +a=6378245 +rf=298.3
2174	Pulkovo 1942(58) / Poland zone IV	4179	+proj=sterea +lat_0=51.6708333333333 +lon_0=16.6722222222222 +k=0.9998 +x_0=3703000 +y_0=5627000 +a=6378245 +rf=298.3
2175	Pulkovo 1942(58) / Poland zone V	4179	+proj=tmerc +lat_0=0 +lon_0=18.9583333333333 +k=0.999983 +x_0=237000 +y_0=-4700000 +a=6378245 +rf=298.3
2176	ETRF2000-PL / CS2000/15	9702	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.999923 +x_0=5500000 +y_0=0 +ellps=GRS80
2177	ETRF2000-PL / CS2000/18	9702	+proj=tmerc +lat_0=0 +lon_0=18 +k=0.999923 +x_0=6500000 +y_0=0 +ellps=GRS80
2178	ETRF2000-PL / CS2000/21	9702	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.999923 +x_0=7500000 +y_0=0 +ellps=GRS80
21780	Bern 1898 (Bern) / LV03C	4801	+proj=somerc +lat_0=46.9524055555556 +lon_0=0 +k_0=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=bern
21781	CH1903 / LV03	4149	+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 +a=6377397.155 +rf=299.1528128
21782	CH1903 / LV03C-G	4149	+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
2179	ETRF2000-PL / CS2000/24	9702	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.999923 +x_0=8500000 +y_0=0 +ellps=GRS80
2180	ETRF2000-PL / CS92	9702	+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 +ellps=GRS80
21818	Bogota 1975 / UTM zone 18N	4218	+proj=utm +zone=18 +a=6378388 +rf=297
2188	Azores Occidental 1939 / UTM zone 25N	4182	+proj=utm +zone=25 +a=6378388 +rf=297
2189	Azores Central 1948 / UTM zone 26N	4183	+proj=utm +zone=26 +a=6378388 +rf=297
21896	Bogota 1975 / Colombia West zone	4218	+proj=tmerc +lat_0=4.59904722222222 +lon_0=-77.0809166666667 +k=1 +x_0=1000000 +y_0=1000000 +a=6378388 +rf=297
21897	Bogota 1975 / Colombia Bogota zone	4218	+proj=tmerc +lat_0=4.59904722222222 +lon_0=-74.0809166666667 +k=1 +x_0=1000000 +y_0=1000000 +a=6378388 +rf=297
21898	Bogota 1975 / Colombia East Central zone	4218	+proj=tmerc +lat_0=4.59904722222222 +lon_0=-71.0809166666667 +k=1 +x_0=1000000 +y_0=1000000 +a=6378388 +rf=297
21899	Bogota 1975 / Colombia East zone	4218	+proj=tmerc +lat_0=4.59904722222222 +lon_0=-68.0809166666667 +k=1 +x_0=1000000 +y_0=1000000 +a=6378388 +rf=297
2190	Azores Oriental 1940 / UTM zone 26N	4184	+proj=utm +zone=26 +a=6378388 +rf=297
2193	NZGD2000 / New Zealand Transverse Mercator 2000	4167	+proj=tmerc +lat_0=0 +lon_0=173 +k=0.9996 +x_0=1600000 +y_0=10000000 +ellps=GRS80
2195	NAD83(HARN) / UTM zone 2S	4152	+proj=utm +zone=2 +south +ellps=GRS80
2196	ETRS89 / Kp2000 Jutland	4258	+proj=tmerc +lat_0=0 +lon_0=9.5 +k=0.99995 +x_0=200000 +y_0=0 +ellps=GRS80
2197	ETRS89 / Kp2000 Zealand	4258	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.99995 +x_0=500000 +y_0=0 +ellps=GRS80
2198	ETRS89 / Kp2000 Bornholm	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=900000 +y_0=0 +ellps=GRS80
2200	ATS77 / New Brunswick Stereographic (ATS77)	4122	+proj=sterea +lat_0=46.5 +lon_0=-66.5 +k=0.999912 +x_0=300000 +y_0=800000 +a=6378135 +rf=298.257
2201	REGVEN / UTM zone 18N	4189	+proj=utm +zone=18 +ellps=GRS80
2202	REGVEN / UTM zone 19N	4189	+proj=utm +zone=19 +ellps=GRS80
2203	REGVEN / UTM zone 20N	4189	+proj=utm +zone=20 +ellps=GRS80
22032	Camacupa 1948 / UTM zone 32S	4220	+proj=utm +zone=32 +south +a=6378249.145 +rf=293.465
22033	Camacupa 1948 / UTM zone 33S	4220	+proj=utm +zone=33 +south +a=6378249.145 +rf=293.465
2204	NAD27 / Tennessee	4267	+proj=lcc +lat_0=34.6666666666667 +lon_0=-86 +lat_1=35.25 +lat_2=36.4166666666667 +x_0=609601.219202438 +y_0=30480.0609601219 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2205	NAD83 / Kentucky North	4269	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000 +y_0=0 +ellps=GRS80
2206	ED50 / 3-degree Gauss-Kruger zone 9	4230	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=9500000 +y_0=0 +a=6378388 +rf=297
2207	ED50 / 3-degree Gauss-Kruger zone 10	4230	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=10500000 +y_0=0 +a=6378388 +rf=297
2208	ED50 / 3-degree Gauss-Kruger zone 11	4230	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=11500000 +y_0=0 +a=6378388 +rf=297
2209	ED50 / 3-degree Gauss-Kruger zone 12	4230	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=12500000 +y_0=0 +a=6378388 +rf=297
22091	Camacupa 1948 / TM 11.30 SE	4220	+proj=tmerc +lat_0=0 +lon_0=11.5 +k=0.9996 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
22092	Camacupa 1948 / TM 12 SE	4220	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9996 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
2210	ED50 / 3-degree Gauss-Kruger zone 13	4230	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=13500000 +y_0=0 +a=6378388 +rf=297
2211	ED50 / 3-degree Gauss-Kruger zone 14	4230	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=14500000 +y_0=0 +a=6378388 +rf=297
2212	ED50 / 3-degree Gauss-Kruger zone 15	4230	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=15500000 +y_0=0 +a=6378388 +rf=297
2213	ETRS89 / TM 30 NE	4258	+proj=tmerc +lat_0=0 +lon_0=30 +k=0.9996 +x_0=500000 +y_0=0 +ellps=GRS80
2215	Manoca 1962 / UTM zone 32N	4193	+proj=utm +zone=32 +a=6378249.2 +rf=293.466021293627
2216	Qornoq 1927 / UTM zone 22N	4194	+proj=utm +zone=22 +a=6378388 +rf=297
2217	Qornoq 1927 / UTM zone 23N	4194	+proj=utm +zone=23 +a=6378388 +rf=297
22171	POSGAR 98 / Argentina 1	4190	+proj=tmerc +lat_0=-90 +lon_0=-72 +k=1 +x_0=1500000 +y_0=0 +ellps=GRS80
22172	POSGAR 98 / Argentina 2	4190	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +ellps=GRS80
22173	POSGAR 98 / Argentina 3	4190	+proj=tmerc +lat_0=-90 +lon_0=-66 +k=1 +x_0=3500000 +y_0=0 +ellps=GRS80
22174	POSGAR 98 / Argentina 4	4190	+proj=tmerc +lat_0=-90 +lon_0=-63 +k=1 +x_0=4500000 +y_0=0 +ellps=GRS80
22175	POSGAR 98 / Argentina 5	4190	+proj=tmerc +lat_0=-90 +lon_0=-60 +k=1 +x_0=5500000 +y_0=0 +ellps=GRS80
22176	POSGAR 98 / Argentina 6	4190	+proj=tmerc +lat_0=-90 +lon_0=-57 +k=1 +x_0=6500000 +y_0=0 +ellps=GRS80
22177	POSGAR 98 / Argentina 7	4190	+proj=tmerc +lat_0=-90 +lon_0=-54 +k=1 +x_0=7500000 +y_0=0 +ellps=GRS80
22181	POSGAR 94 / Argentina 1	4694	+proj=tmerc +lat_0=-90 +lon_0=-72 +k=1 +x_0=1500000 +y_0=0 +ellps=WGS84
22182	POSGAR 94 / Argentina 2	4694	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +ellps=WGS84
22183	POSGAR 94 / Argentina 3	4694	+proj=tmerc +lat_0=-90 +lon_0=-66 +k=1 +x_0=3500000 +y_0=0 +ellps=WGS84
22184	POSGAR 94 / Argentina 4	4694	+proj=tmerc +lat_0=-90 +lon_0=-63 +k=1 +x_0=4500000 +y_0=0 +ellps=WGS84
22185	POSGAR 94 / Argentina 5	4694	+proj=tmerc +lat_0=-90 +lon_0=-60 +k=1 +x_0=5500000 +y_0=0 +ellps=WGS84
22186	POSGAR 94 / Argentina 6	4694	+proj=tmerc +lat_0=-90 +lon_0=-57 +k=1 +x_0=6500000 +y_0=0 +ellps=WGS84
22187	POSGAR 94 / Argentina 7	4694	+proj=tmerc +lat_0=-90 +lon_0=-54 +k=1 +x_0=7500000 +y_0=0 +ellps=WGS84
2219	ATS77 / UTM zone 19N	4122	+proj=utm +zone=19 +a=6378135 +rf=298.257
22191	Campo Inchauspe / Argentina 1	4221	+proj=tmerc +lat_0=-90 +lon_0=-72 +k=1 +x_0=1500000 +y_0=0 +a=6378388 +rf=297
22192	Campo Inchauspe / Argentina 2	4221	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
22193	Campo Inchauspe / Argentina 3	4221	+proj=tmerc +lat_0=-90 +lon_0=-66 +k=1 +x_0=3500000 +y_0=0 +a=6378388 +rf=297
22194	Campo Inchauspe / Argentina 4	4221	+proj=tmerc +lat_0=-90 +lon_0=-63 +k=1 +x_0=4500000 +y_0=0 +a=6378388 +rf=297
22195	Campo Inchauspe / Argentina 5	4221	+proj=tmerc +lat_0=-90 +lon_0=-60 +k=1 +x_0=5500000 +y_0=0 +a=6378388 +rf=297
22196	Campo Inchauspe / Argentina 6	4221	+proj=tmerc +lat_0=-90 +lon_0=-57 +k=1 +x_0=6500000 +y_0=0 +a=6378388 +rf=297
22197	Campo Inchauspe / Argentina 7	4221	+proj=tmerc +lat_0=-90 +lon_0=-54 +k=1 +x_0=7500000 +y_0=0 +a=6378388 +rf=297
2220	ATS77 / UTM zone 20N	4122	+proj=utm +zone=20 +a=6378135 +rf=298.257
22207	NAD83(CSRS)v2 / UTM zone 7N	8237	+proj=utm +zone=7 +ellps=GRS80
22208	NAD83(CSRS)v2 / UTM zone 8N	8237	+proj=utm +zone=8 +ellps=GRS80
22209	NAD83(CSRS)v2 / UTM zone 9N	8237	+proj=utm +zone=9 +ellps=GRS80
22210	NAD83(CSRS)v2 / UTM zone 10N	8237	+proj=utm +zone=10 +ellps=GRS80
22211	NAD83(CSRS)v2 / UTM zone 11N	8237	+proj=utm +zone=11 +ellps=GRS80
22212	NAD83(CSRS)v2 / UTM zone 12N	8237	+proj=utm +zone=12 +ellps=GRS80
22213	NAD83(CSRS)v2 / UTM zone 13N	8237	+proj=utm +zone=13 +ellps=GRS80
22214	NAD83(CSRS)v2 / UTM zone 14N	8237	+proj=utm +zone=14 +ellps=GRS80
22215	NAD83(CSRS)v2 / UTM zone 15N	8237	+proj=utm +zone=15 +ellps=GRS80
22216	NAD83(CSRS)v2 / UTM zone 16N	8237	+proj=utm +zone=16 +ellps=GRS80
22217	NAD83(CSRS)v2 / UTM zone 17N	8237	+proj=utm +zone=17 +ellps=GRS80
22218	NAD83(CSRS)v2 / UTM zone 18N	8237	+proj=utm +zone=18 +ellps=GRS80
22219	NAD83(CSRS)v2 / UTM zone 19N	8237	+proj=utm +zone=19 +ellps=GRS80
2222	NAD83 / Arizona East (ft)	4269	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
22220	NAD83(CSRS)v2 / UTM zone 20N	8237	+proj=utm +zone=20 +ellps=GRS80
22221	NAD83(CSRS)v2 / UTM zone 21N	8237	+proj=utm +zone=21 +ellps=GRS80
22222	NAD83(CSRS)v2 / UTM zone 22N	8237	+proj=utm +zone=22 +ellps=GRS80
2223	NAD83 / Arizona Central (ft)	4269	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
22234	Cape / UTM zone 34S	4222	+proj=utm +zone=34 +south +a=6378249.145 +rf=293.4663077
22235	Cape / UTM zone 35S	4222	+proj=utm +zone=35 +south +a=6378249.145 +rf=293.4663077
22239	NAD83(CSRS)v2 / PEI Stereographic	8237	+proj=sterea +lat_0=47.25 +lon_0=-63 +k=0.999912 +x_0=400000 +y_0=800000 +ellps=GRS80
2224	NAD83 / Arizona West (ft)	4269	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
22240	NAD83(CSRS)v2 / NB Stereographic	8237	+proj=sterea +lat_0=46.5 +lon_0=-66.5 +k=0.999912 +x_0=2500000 +y_0=7500000 +ellps=GRS80
22243	NAD83(CSRS)v2 / SCoPQ zone 3	8237	+proj=tmerc +lat_0=0 +lon_0=-58.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22244	NAD83(CSRS)v2 / SCoPQ zone 4	8237	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22245	NAD83(CSRS)v2 / SCoPQ zone 5	8237	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22246	NAD83(CSRS)v2 / SCoPQ zone 6	8237	+proj=tmerc +lat_0=0 +lon_0=-67.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22247	NAD83(CSRS)v2 / SCoPQ zone 7	8237	+proj=tmerc +lat_0=0 +lon_0=-70.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22248	NAD83(CSRS)v2 / SCoPQ zone 8	8237	+proj=tmerc +lat_0=0 +lon_0=-73.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22249	NAD83(CSRS)v2 / SCoPQ zone 9	8237	+proj=tmerc +lat_0=0 +lon_0=-76.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2225	NAD83 / California zone 1 (ftUS)	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
22250	NAD83(CSRS)v2 / SCoPQ zone 10	8237	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2226	NAD83 / California zone 2 (ftUS)	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
22262	NAD83(CSRS)v2 / Alberta 3TM ref merid 111 W	8237	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22263	NAD83(CSRS)v2 / Alberta 3TM ref merid 114 W	8237	+proj=tmerc +lat_0=0 +lon_0=-114 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22264	NAD83(CSRS)v2 / Alberta 3TM ref merid 117 W	8237	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22265	NAD83(CSRS)v2 / Alberta 3TM ref merid 120 W	8237	+proj=tmerc +lat_0=0 +lon_0=-120 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2227	NAD83 / California zone 3 (ftUS)	4269	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
22275	Cape / Lo15	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=15 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
22277	Cape / Lo17	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=17 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
22279	Cape / Lo19	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=19 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
2228	NAD83 / California zone 4 (ftUS)	4269	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
22281	Cape / Lo21	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=21 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
22283	Cape / Lo23	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=23 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
22285	Cape / Lo25	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=25 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
22287	Cape / Lo27	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=27 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
22289	Cape / Lo29	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=29 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
2229	NAD83 / California zone 5 (ftUS)	4269	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
22291	Cape / Lo31	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=31 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
22293	Cape / Lo33	4222	+proj=tmerc +axis=wsu +lat_0=0 +lon_0=33 +k=1 +x_0=0 +y_0=0 +a=6378249.145 +rf=293.4663077
2230	NAD83 / California zone 6 (ftUS)	4269	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
22307	NAD83(CSRS)v3 / UTM zone 7N	8240	+proj=utm +zone=7 +ellps=GRS80
22308	NAD83(CSRS)v3 / UTM zone 8N	8240	+proj=utm +zone=8 +ellps=GRS80
22309	NAD83(CSRS)v3 / UTM zone 9N	8240	+proj=utm +zone=9 +ellps=GRS80
2231	NAD83 / Colorado North (ftUS)	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
22310	NAD83(CSRS)v3 / UTM zone 10N	8240	+proj=utm +zone=10 +ellps=GRS80
22311	NAD83(CSRS)v3 / UTM zone 11N	8240	+proj=utm +zone=11 +ellps=GRS80
22312	NAD83(CSRS)v3 / UTM zone 12N	8240	+proj=utm +zone=12 +ellps=GRS80
22313	NAD83(CSRS)v3 / UTM zone 13N	8240	+proj=utm +zone=13 +ellps=GRS80
22314	NAD83(CSRS)v3 / UTM zone 14N	8240	+proj=utm +zone=14 +ellps=GRS80
22315	NAD83(CSRS)v3 / UTM zone 15N	8240	+proj=utm +zone=15 +ellps=GRS80
22316	NAD83(CSRS)v3 / UTM zone 16N	8240	+proj=utm +zone=16 +ellps=GRS80
22317	NAD83(CSRS)v3 / UTM zone 17N	8240	+proj=utm +zone=17 +ellps=GRS80
22318	NAD83(CSRS)v3 / UTM zone 18N	8240	+proj=utm +zone=18 +ellps=GRS80
22319	NAD83(CSRS)v3 / UTM zone 19N	8240	+proj=utm +zone=19 +ellps=GRS80
2232	NAD83 / Colorado Central (ftUS)	4269	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
22320	NAD83(CSRS)v3 / UTM zone 20N	8240	+proj=utm +zone=20 +ellps=GRS80
22321	NAD83(CSRS)v3 / UTM zone 21N	8240	+proj=utm +zone=21 +ellps=GRS80
22322	NAD83(CSRS)v3 / UTM zone 22N	8240	+proj=utm +zone=22 +ellps=GRS80
2233	NAD83 / Colorado South (ftUS)	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
22332	Carthage / UTM zone 32N	4223	+proj=utm +zone=32 +a=6378249.2 +rf=293.466021293627
22337	NAD83(CSRS)v3 / MTM NS 1997 zone 5	8240	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=15500000 +y_0=0 +ellps=GRS80
22338	NAD83(CSRS)v3 / MTM NS 1997 zone 4	8240	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=14500000 +y_0=0 +ellps=GRS80
2234	NAD83 / Connecticut (ftUS)	4269	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.609601219 +y_0=152400.30480061 +ellps=GRS80 +units=us-ft
22348	NAD83(CSRS)v3 / MTM zone 8	8240	+proj=tmerc +lat_0=0 +lon_0=-73.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22349	NAD83(CSRS)v3 / MTM zone 9	8240	+proj=tmerc +lat_0=0 +lon_0=-76.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2235	NAD83 / Delaware (ftUS)	4269	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
22350	NAD83(CSRS)v3 / MTM zone 10	8240	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22351	NAD83(CSRS)v3 / MTM zone 11	8240	+proj=tmerc +lat_0=0 +lon_0=-82.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22352	NAD83(CSRS)v3 / MTM zone 12	8240	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22353	NAD83(CSRS)v3 / MTM zone 13	8240	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22354	NAD83(CSRS)v3 / MTM zone 14	8240	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22355	NAD83(CSRS)v3 / MTM zone 15	8240	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22356	NAD83(CSRS)v3 / MTM zone 16	8240	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22357	NAD83(CSRS)v3 / MTM zone 17	8240	+proj=tmerc +lat_0=0 +lon_0=-96 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2236	NAD83 / Florida East (ftUS)	4269	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2237	NAD83 / Florida West (ftUS)	4269	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2238	NAD83 / Florida North (ftUS)	4269	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2239	NAD83 / Georgia East (ftUS)	4269	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
22391	Carthage / Nord Tunisie	4223	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=9.9 +k_0=0.999625544 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
22392	Carthage / Sud Tunisie	4223	+proj=lcc +lat_1=33.3 +lat_0=33.3 +lon_0=9.9 +k_0=0.999625769 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
2240	NAD83 / Georgia West (ftUS)	4269	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
22407	NAD83(CSRS)v4 / UTM zone 7N	8246	+proj=utm +zone=7 +ellps=GRS80
22408	NAD83(CSRS)v4 / UTM zone 8N	8246	+proj=utm +zone=8 +ellps=GRS80
22409	NAD83(CSRS)v4 / UTM zone 9N	8246	+proj=utm +zone=9 +ellps=GRS80
2241	NAD83 / Idaho East (ftUS)	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
22410	NAD83(CSRS)v4 / UTM zone 10N	8246	+proj=utm +zone=10 +ellps=GRS80
22411	NAD83(CSRS)v4 / UTM zone 11N	8246	+proj=utm +zone=11 +ellps=GRS80
22412	NAD83(CSRS)v4 / UTM zone 12N	8246	+proj=utm +zone=12 +ellps=GRS80
22413	NAD83(CSRS)v4 / UTM zone 13N	8246	+proj=utm +zone=13 +ellps=GRS80
22414	NAD83(CSRS)v4 / UTM zone 14N	8246	+proj=utm +zone=14 +ellps=GRS80
22415	NAD83(CSRS)v4 / UTM zone 15N	8246	+proj=utm +zone=15 +ellps=GRS80
22416	NAD83(CSRS)v4 / UTM zone 16N	8246	+proj=utm +zone=16 +ellps=GRS80
22417	NAD83(CSRS)v4 / UTM zone 17N	8246	+proj=utm +zone=17 +ellps=GRS80
22418	NAD83(CSRS)v4 / UTM zone 18N	8246	+proj=utm +zone=18 +ellps=GRS80
22419	NAD83(CSRS)v4 / UTM zone 19N	8246	+proj=utm +zone=19 +ellps=GRS80
2242	NAD83 / Idaho Central (ftUS)	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
22420	NAD83(CSRS)v4 / UTM zone 20N	8246	+proj=utm +zone=20 +ellps=GRS80
22421	NAD83(CSRS)v4 / UTM zone 21N	8246	+proj=utm +zone=21 +ellps=GRS80
22422	NAD83(CSRS)v4 / UTM zone 22N	8246	+proj=utm +zone=22 +ellps=GRS80
2243	NAD83 / Idaho West (ftUS)	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2246	NAD83 / Kentucky North (ftUS)	4269	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
22462	NAD83(CSRS)v4 / Alberta 3TM ref merid 111 W	8246	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22463	NAD83(CSRS)v4 / Alberta 3TM ref merid 114 W	8246	+proj=tmerc +lat_0=0 +lon_0=-114 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22464	NAD83(CSRS)v4 / Alberta 3TM ref merid 117 W	8246	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22465	NAD83(CSRS)v4 / Alberta 3TM ref merid 120 W	8246	+proj=tmerc +lat_0=0 +lon_0=-120 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2247	NAD83 / Kentucky South (ftUS)	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2248	NAD83 / Maryland (ftUS)	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=399999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
2249	NAD83 / Massachusetts Mainland (ftUS)	4269	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000.0001016 +y_0=750000 +ellps=GRS80 +units=us-ft
2250	NAD83 / Massachusetts Island (ftUS)	4269	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2251	NAD83 / Michigan North (ft)	4269	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=7999999.999968 +y_0=0 +ellps=GRS80 +units=ft
2252	NAD83 / Michigan Central (ft)	4269	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=5999999.999976 +y_0=0 +ellps=GRS80 +units=ft
22521	Corrego Alegre 1970-72 / UTM zone 21S	4225	+proj=utm +zone=21 +south +a=6378388 +rf=297
22522	Corrego Alegre 1970-72 / UTM zone 22S	4225	+proj=utm +zone=22 +south +a=6378388 +rf=297
22523	Corrego Alegre 1970-72 / UTM zone 23S	4225	+proj=utm +zone=23 +south +a=6378388 +rf=297
22524	Corrego Alegre 1970-72 / UTM zone 24S	4225	+proj=utm +zone=24 +south +a=6378388 +rf=297
22525	Corrego Alegre 1970-72 / UTM zone 25S	4225	+proj=utm +zone=25 +south +a=6378388 +rf=297
2253	NAD83 / Michigan South (ft)	4269	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=3999999.999984 +y_0=0 +ellps=GRS80 +units=ft
2254	NAD83 / Mississippi East (ftUS)	4269	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
2255	NAD83 / Mississippi West (ftUS)	4269	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
2256	NAD83 / Montana (ft)	4269	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
2257	NAD83 / New Mexico East (ftUS)	4269	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80 +units=us-ft
2258	NAD83 / New Mexico Central (ftUS)	4269	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2259	NAD83 / New Mexico West (ftUS)	4269	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2260	NAD83 / New York East (ftUS)	4269	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
22607	NAD83(CSRS)v6 / UTM zone 7N	8252	+proj=utm +zone=7 +ellps=GRS80
22608	NAD83(CSRS)v6 / UTM zone 8N	8252	+proj=utm +zone=8 +ellps=GRS80
22609	NAD83(CSRS)v6 / UTM zone 9N	8252	+proj=utm +zone=9 +ellps=GRS80
2261	NAD83 / New York Central (ftUS)	4269	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=249999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
22610	NAD83(CSRS)v6 / UTM zone 10N	8252	+proj=utm +zone=10 +ellps=GRS80
22611	NAD83(CSRS)v6 / UTM zone 11N	8252	+proj=utm +zone=11 +ellps=GRS80
22612	NAD83(CSRS)v6 / UTM zone 12N	8252	+proj=utm +zone=12 +ellps=GRS80
22613	NAD83(CSRS)v6 / UTM zone 13N	8252	+proj=utm +zone=13 +ellps=GRS80
22614	NAD83(CSRS)v6 / UTM zone 14N	8252	+proj=utm +zone=14 +ellps=GRS80
22615	NAD83(CSRS)v6 / UTM zone 15N	8252	+proj=utm +zone=15 +ellps=GRS80
22616	NAD83(CSRS)v6 / UTM zone 16N	8252	+proj=utm +zone=16 +ellps=GRS80
22617	NAD83(CSRS)v6 / UTM zone 17N	8252	+proj=utm +zone=17 +ellps=GRS80
22618	NAD83(CSRS)v6 / UTM zone 18N	8252	+proj=utm +zone=18 +ellps=GRS80
22619	NAD83(CSRS)v6 / UTM zone 19N	8252	+proj=utm +zone=19 +ellps=GRS80
2262	NAD83 / New York West (ftUS)	4269	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
22620	NAD83(CSRS)v6 / UTM zone 20N	8252	+proj=utm +zone=20 +ellps=GRS80
22621	NAD83(CSRS)v6 / UTM zone 21N	8252	+proj=utm +zone=21 +ellps=GRS80
22622	NAD83(CSRS)v6 / UTM zone 22N	8252	+proj=utm +zone=22 +ellps=GRS80
2263	NAD83 / New York Long Island (ftUS)	4269	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
22639	NAD83(CSRS)v6 / PEI Stereographic	8252	+proj=sterea +lat_0=47.25 +lon_0=-63 +k=0.999912 +x_0=400000 +y_0=800000 +ellps=GRS80
2264	NAD83 / North Carolina (ftUS)	4269	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.219202438 +y_0=0 +ellps=GRS80 +units=us-ft
22641	NAD83(CSRS)v6 / MTM zone 1	8252	+proj=tmerc +lat_0=0 +lon_0=-53 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22642	NAD83(CSRS)v6 / MTM zone 2	8252	+proj=tmerc +lat_0=0 +lon_0=-56 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22643	NAD83(CSRS)v6 / MTM zone 3	8252	+proj=tmerc +lat_0=0 +lon_0=-58.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22644	NAD83(CSRS)v6 / MTM zone 4	8252	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22645	NAD83(CSRS)v6 / MTM zone 5	8252	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22646	NAD83(CSRS)v6 / MTM zone 6	8252	+proj=tmerc +lat_0=0 +lon_0=-67.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22648	NAD83(CSRS)v6 / MTM zone 8	8252	+proj=tmerc +lat_0=0 +lon_0=-73.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22649	NAD83(CSRS)v6 / MTM zone 9	8252	+proj=tmerc +lat_0=0 +lon_0=-76.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2265	NAD83 / North Dakota North (ft)	4269	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
22650	NAD83(CSRS)v6 / MTM zone 10	8252	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22651	NAD83(CSRS)v6 / MTM zone 11	8252	+proj=tmerc +lat_0=0 +lon_0=-82.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22652	NAD83(CSRS)v6 / MTM zone 12	8252	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22653	NAD83(CSRS)v6 / MTM zone 13	8252	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22654	NAD83(CSRS)v6 / MTM zone 14	8252	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22655	NAD83(CSRS)v6 / MTM zone 15	8252	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22656	NAD83(CSRS)v6 / MTM zone 16	8252	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
22657	NAD83(CSRS)v6 / MTM zone 17	8252	+proj=tmerc +lat_0=0 +lon_0=-96 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2266	NAD83 / North Dakota South (ft)	4269	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
2267	NAD83 / Oklahoma North (ftUS)	4269	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2268	NAD83 / Oklahoma South (ftUS)	4269	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2269	NAD83 / Oregon North (ft)	4269	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000.0001424 +y_0=0 +ellps=GRS80 +units=ft
2270	NAD83 / Oregon South (ft)	4269	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000.0001464 +y_0=0 +ellps=GRS80 +units=ft
22707	NAD83(CSRS)v7 / UTM zone 7N	8255	+proj=utm +zone=7 +ellps=GRS80
22708	NAD83(CSRS)v7 / UTM zone 8N	8255	+proj=utm +zone=8 +ellps=GRS80
22709	NAD83(CSRS)v7 / UTM zone 9N	8255	+proj=utm +zone=9 +ellps=GRS80
2271	NAD83 / Pennsylvania North (ftUS)	4269	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
22710	NAD83(CSRS)v7 / UTM zone 10N	8255	+proj=utm +zone=10 +ellps=GRS80
22711	NAD83(CSRS)v7 / UTM zone 11N	8255	+proj=utm +zone=11 +ellps=GRS80
22712	NAD83(CSRS)v7 / UTM zone 12N	8255	+proj=utm +zone=12 +ellps=GRS80
22713	NAD83(CSRS)v7 / UTM zone 13N	8255	+proj=utm +zone=13 +ellps=GRS80
22714	NAD83(CSRS)v7 / UTM zone 14N	8255	+proj=utm +zone=14 +ellps=GRS80
22715	NAD83(CSRS)v7 / UTM zone 15N	8255	+proj=utm +zone=15 +ellps=GRS80
22716	NAD83(CSRS)v7 / UTM zone 16N	8255	+proj=utm +zone=16 +ellps=GRS80
22717	NAD83(CSRS)v7 / UTM zone 17N	8255	+proj=utm +zone=17 +ellps=GRS80
22718	NAD83(CSRS)v7 / UTM zone 18N	8255	+proj=utm +zone=18 +ellps=GRS80
22719	NAD83(CSRS)v7 / UTM zone 19N	8255	+proj=utm +zone=19 +ellps=GRS80
2272	NAD83 / Pennsylvania South (ftUS)	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
22720	NAD83(CSRS)v7 / UTM zone 20N	8255	+proj=utm +zone=20 +ellps=GRS80
22721	NAD83(CSRS)v7 / UTM zone 21N	8255	+proj=utm +zone=21 +ellps=GRS80
22722	NAD83(CSRS)v7 / UTM zone 22N	8255	+proj=utm +zone=22 +ellps=GRS80
2273	NAD83 / South Carolina (ft)	4269	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80 +units=ft
22739	NAD83(CSRS)v7 / PEI Stereographic	8255	+proj=sterea +lat_0=47.25 +lon_0=-63 +k=0.999912 +x_0=400000 +y_0=800000 +ellps=GRS80
2274	NAD83 / Tennessee (ftUS)	4269	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2275	NAD83 / Texas North (ftUS)	4269	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
2276	NAD83 / Texas North Central (ftUS)	4269	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
22762	NAD83(CSRS)v7 / Alberta 3TM ref merid 111 W	8255	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22763	NAD83(CSRS)v7 / Alberta 3TM ref merid 114 W	8255	+proj=tmerc +lat_0=0 +lon_0=-114 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22764	NAD83(CSRS)v7 / Alberta 3TM ref merid 117 W	8255	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
22765	NAD83(CSRS)v7 / Alberta 3TM ref merid 120 W	8255	+proj=tmerc +lat_0=0 +lon_0=-120 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2277	NAD83 / Texas Central (ftUS)	4269	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=699999.999898399 +y_0=3000000 +ellps=GRS80 +units=us-ft
22770	Deir ez Zor / Syria Lambert	4227	+proj=lcc +lat_1=34.65 +lat_0=34.65 +lon_0=37.35 +k_0=0.9996256 +x_0=300000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
2278	NAD83 / Texas South Central (ftUS)	4269	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=3999999.9998984 +ellps=GRS80 +units=us-ft
22780	Deir ez Zor / Levant Stereographic	4227	+proj=sterea +lat_0=34.2 +lon_0=39.15 +k=0.9995341 +x_0=0 +y_0=0 +a=6378249.2 +rf=293.466021293627
2279	NAD83 / Texas South (ftUS)	4269	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000.0001016 +ellps=GRS80 +units=us-ft
2280	NAD83 / Utah North (ft)	4269	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.0001504 +y_0=999999.999996 +ellps=GRS80 +units=ft
2281	NAD83 / Utah Central (ft)	4269	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.0001504 +y_0=1999999.999992 +ellps=GRS80 +units=ft
2282	NAD83 / Utah South (ft)	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.0001504 +y_0=2999999.999988 +ellps=GRS80 +units=ft
2283	NAD83 / Virginia North (ftUS)	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000.0001016 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
2284	NAD83 / Virginia South (ftUS)	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
2285	NAD83 / Washington North (ftUS)	4269	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2286	NAD83 / Washington South (ftUS)	4269	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2287	NAD83 / Wisconsin North (ftUS)	4269	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2288	NAD83 / Wisconsin Central (ftUS)	4269	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2289	NAD83 / Wisconsin South (ftUS)	4269	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2290	ATS77 / Prince Edward Isl. Stereographic (ATS77)	4122	+proj=sterea +lat_0=47.25 +lon_0=-63 +k=0.999912 +x_0=700000 +y_0=400000 +a=6378135 +rf=298.257
2294	ATS77 / MTM Nova Scotia zone 4	4122	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=4500000 +y_0=0 +a=6378135 +rf=298.257
2295	ATS77 / MTM Nova Scotia zone 5	4122	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=5500000 +y_0=0 +a=6378135 +rf=298.257
22991	Egypt 1907 / Blue Belt	4229	+proj=tmerc +lat_0=30 +lon_0=35 +k=1 +x_0=300000 +y_0=1100000 +a=6378200 +rf=298.3
22992	Egypt 1907 / Red Belt	4229	+proj=tmerc +lat_0=30 +lon_0=31 +k=1 +x_0=615000 +y_0=810000 +a=6378200 +rf=298.3
22993	Egypt 1907 / Purple Belt	4229	+proj=tmerc +lat_0=30 +lon_0=27 +k=1 +x_0=700000 +y_0=200000 +a=6378200 +rf=298.3
22994	Egypt 1907 / Extended Purple Belt	4229	+proj=tmerc +lat_0=30 +lon_0=27 +k=1 +x_0=700000 +y_0=1200000 +a=6378200 +rf=298.3
23028	ED50 / UTM zone 28N	4230	+proj=utm +zone=28 +a=6378388 +rf=297
23029	ED50 / UTM zone 29N	4230	+proj=utm +zone=29 +a=6378388 +rf=297
23030	ED50 / UTM zone 30N	4230	+proj=utm +zone=30 +a=6378388 +rf=297
23031	ED50 / UTM zone 31N	4230	+proj=utm +zone=31 +a=6378388 +rf=297
23032	ED50 / UTM zone 32N	4230	+proj=utm +zone=32 +a=6378388 +rf=297
23033	ED50 / UTM zone 33N	4230	+proj=utm +zone=33 +a=6378388 +rf=297
23034	ED50 / UTM zone 34N	4230	+proj=utm +zone=34 +a=6378388 +rf=297
23035	ED50 / UTM zone 35N	4230	+proj=utm +zone=35 +a=6378388 +rf=297
23036	ED50 / UTM zone 36N	4230	+proj=utm +zone=36 +a=6378388 +rf=297
23037	ED50 / UTM zone 37N	4230	+proj=utm +zone=37 +a=6378388 +rf=297
23038	ED50 / UTM zone 38N	4230	+proj=utm +zone=38 +a=6378388 +rf=297
2308	Batavia / TM 109 SE	4211	+proj=tmerc +lat_0=0 +lon_0=109 +k=0.9996 +x_0=500000 +y_0=10000000 +a=6377397.155 +rf=299.1528128
2309	WGS 84 / TM 116 SE	4326	+proj=tmerc +lat_0=0 +lon_0=116 +k=0.9996 +x_0=500000 +y_0=10000000 +ellps=WGS84
23090	ED50 / TM 0 N	4230	+proj=tmerc +lat_0=0 +lon_0=0 +k=0.9996 +x_0=500000 +y_0=0 +a=6378388 +rf=297
23095	ED50 / TM 5 NE	4230	+proj=tmerc +lat_0=0 +lon_0=5 +k=0.9996 +x_0=500000 +y_0=0 +a=6378388 +rf=297
2310	WGS 84 / TM 132 SE	4326	+proj=tmerc +lat_0=0 +lon_0=132 +k=0.9996 +x_0=500000 +y_0=10000000 +ellps=WGS84
2311	WGS 84 / TM 6 NE	4326	+proj=tmerc +lat_0=0 +lon_0=6 +k=0.9996 +x_0=500000 +y_0=0 +ellps=WGS84
2312	Garoua / UTM zone 33N	4197	+proj=utm +zone=33 +a=6378249.145 +rf=293.465
2313	Kousseri / UTM zone 33N	4198	+proj=utm +zone=33 +a=6378249.145 +rf=293.465
2314	Trinidad 1903 / Trinidad Grid (ftCla)	4302	+proj=cass +lat_0=10.4416666666667 +lon_0=-61.3333333333333 +x_0=86501.46392052 +y_0=65379.0134283 +a=6378293.64520876 +b=6356617.98767984 +to_meter=0.3047972654
2315	Campo Inchauspe / UTM zone 19S	4221	+proj=utm +zone=19 +south +a=6378388 +rf=297
2316	Campo Inchauspe / UTM zone 20S	4221	+proj=utm +zone=20 +south +a=6378388 +rf=297
2317	PSAD56 / ICN Regional	4248	+proj=lcc +lat_0=6 +lon_0=-66 +lat_1=9 +lat_2=3 +x_0=1000000 +y_0=1000000 +a=6378388 +rf=297
2318	Ain el Abd / Aramco Lambert	4204	+proj=lcc +lat_0=25.08951 +lon_0=48 +lat_1=17 +lat_2=33 +x_0=0 +y_0=0 +a=6378388 +rf=297
2319	ED50 / TM27	4230	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
2320	ED50 / TM30	4230	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
2321	ED50 / TM33	4230	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
2322	ED50 / TM36	4230	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
2323	ED50 / TM39	4230	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
23239	Fahud / UTM zone 39N	4232	+proj=utm +zone=39 +a=6378249.145 +rf=293.465
2324	ED50 / TM42	4230	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
23240	Fahud / UTM zone 40N	4232	+proj=utm +zone=40 +a=6378249.145 +rf=293.465
2325	ED50 / TM45	4230	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
2326	Hong Kong 1980 Grid System	4611	+proj=tmerc +lat_0=22.3121333333333 +lon_0=114.178555555556 +k=1 +x_0=836694.05 +y_0=819069.8 +a=6378388 +rf=297
2327	Xian 1980 / Gauss-Kruger zone 13	4610	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=13500000 +y_0=0 +a=6378140 +rf=298.257
2328	Xian 1980 / Gauss-Kruger zone 14	4610	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=14500000 +y_0=0 +a=6378140 +rf=298.257
2329	Xian 1980 / Gauss-Kruger zone 15	4610	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=15500000 +y_0=0 +a=6378140 +rf=298.257
2330	Xian 1980 / Gauss-Kruger zone 16	4610	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=16500000 +y_0=0 +a=6378140 +rf=298.257
2331	Xian 1980 / Gauss-Kruger zone 17	4610	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=17500000 +y_0=0 +a=6378140 +rf=298.257
2332	Xian 1980 / Gauss-Kruger zone 18	4610	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +a=6378140 +rf=298.257
2333	Xian 1980 / Gauss-Kruger zone 19	4610	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +a=6378140 +rf=298.257
2334	Xian 1980 / Gauss-Kruger zone 20	4610	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=20500000 +y_0=0 +a=6378140 +rf=298.257
2335	Xian 1980 / Gauss-Kruger zone 21	4610	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=21500000 +y_0=0 +a=6378140 +rf=298.257
2336	Xian 1980 / Gauss-Kruger zone 22	4610	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=22500000 +y_0=0 +a=6378140 +rf=298.257
2337	Xian 1980 / Gauss-Kruger zone 23	4610	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=23500000 +y_0=0 +a=6378140 +rf=298.257
2338	Xian 1980 / Gauss-Kruger CM 75E	4610	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2339	Xian 1980 / Gauss-Kruger CM 81E	4610	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2340	Xian 1980 / Gauss-Kruger CM 87E	4610	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2341	Xian 1980 / Gauss-Kruger CM 93E	4610	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2342	Xian 1980 / Gauss-Kruger CM 99E	4610	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2343	Xian 1980 / Gauss-Kruger CM 105E	4610	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2344	Xian 1980 / Gauss-Kruger CM 111E	4610	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2345	Xian 1980 / Gauss-Kruger CM 117E	4610	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2346	Xian 1980 / Gauss-Kruger CM 123E	4610	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2347	Xian 1980 / Gauss-Kruger CM 129E	4610	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2348	Xian 1980 / Gauss-Kruger CM 135E	4610	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2349	Xian 1980 / 3-degree Gauss-Kruger zone 25	4610	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=25500000 +y_0=0 +a=6378140 +rf=298.257
2350	Xian 1980 / 3-degree Gauss-Kruger zone 26	4610	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=26500000 +y_0=0 +a=6378140 +rf=298.257
2351	Xian 1980 / 3-degree Gauss-Kruger zone 27	4610	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=27500000 +y_0=0 +a=6378140 +rf=298.257
2352	Xian 1980 / 3-degree Gauss-Kruger zone 28	4610	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=28500000 +y_0=0 +a=6378140 +rf=298.257
2353	Xian 1980 / 3-degree Gauss-Kruger zone 29	4610	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=29500000 +y_0=0 +a=6378140 +rf=298.257
2354	Xian 1980 / 3-degree Gauss-Kruger zone 30	4610	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=30500000 +y_0=0 +a=6378140 +rf=298.257
2355	Xian 1980 / 3-degree Gauss-Kruger zone 31	4610	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=31500000 +y_0=0 +a=6378140 +rf=298.257
2356	Xian 1980 / 3-degree Gauss-Kruger zone 32	4610	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=32500000 +y_0=0 +a=6378140 +rf=298.257
2357	Xian 1980 / 3-degree Gauss-Kruger zone 33	4610	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=33500000 +y_0=0 +a=6378140 +rf=298.257
2358	Xian 1980 / 3-degree Gauss-Kruger zone 34	4610	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=34500000 +y_0=0 +a=6378140 +rf=298.257
2359	Xian 1980 / 3-degree Gauss-Kruger zone 35	4610	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=35500000 +y_0=0 +a=6378140 +rf=298.257
2360	Xian 1980 / 3-degree Gauss-Kruger zone 36	4610	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=36500000 +y_0=0 +a=6378140 +rf=298.257
2361	Xian 1980 / 3-degree Gauss-Kruger zone 37	4610	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=37500000 +y_0=0 +a=6378140 +rf=298.257
2362	Xian 1980 / 3-degree Gauss-Kruger zone 38	4610	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=38500000 +y_0=0 +a=6378140 +rf=298.257
2363	Xian 1980 / 3-degree Gauss-Kruger zone 39	4610	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=39500000 +y_0=0 +a=6378140 +rf=298.257
2364	Xian 1980 / 3-degree Gauss-Kruger zone 40	4610	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=40500000 +y_0=0 +a=6378140 +rf=298.257
2365	Xian 1980 / 3-degree Gauss-Kruger zone 41	4610	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=41500000 +y_0=0 +a=6378140 +rf=298.257
2366	Xian 1980 / 3-degree Gauss-Kruger zone 42	4610	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=42500000 +y_0=0 +a=6378140 +rf=298.257
2367	Xian 1980 / 3-degree Gauss-Kruger zone 43	4610	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=43500000 +y_0=0 +a=6378140 +rf=298.257
2368	Xian 1980 / 3-degree Gauss-Kruger zone 44	4610	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=44500000 +y_0=0 +a=6378140 +rf=298.257
2369	Xian 1980 / 3-degree Gauss-Kruger zone 45	4610	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=45500000 +y_0=0 +a=6378140 +rf=298.257
2370	Xian 1980 / 3-degree Gauss-Kruger CM 75E	4610	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23700	HD72 / EOV	4237	+proj=somerc +lat_0=47.1443937222222 +lon_0=19.0485717777778 +k_0=0.99993 +x_0=650000 +y_0=200000 +a=6378160 +rf=298.247167427
2371	Xian 1980 / 3-degree Gauss-Kruger CM 78E	4610	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2372	Xian 1980 / 3-degree Gauss-Kruger CM 81E	4610	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2373	Xian 1980 / 3-degree Gauss-Kruger CM 84E	4610	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2374	Xian 1980 / 3-degree Gauss-Kruger CM 87E	4610	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2375	Xian 1980 / 3-degree Gauss-Kruger CM 90E	4610	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2376	Xian 1980 / 3-degree Gauss-Kruger CM 93E	4610	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2377	Xian 1980 / 3-degree Gauss-Kruger CM 96E	4610	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2378	Xian 1980 / 3-degree Gauss-Kruger CM 99E	4610	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2379	Xian 1980 / 3-degree Gauss-Kruger CM 102E	4610	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2380	Xian 1980 / 3-degree Gauss-Kruger CM 105E	4610	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2381	Xian 1980 / 3-degree Gauss-Kruger CM 108E	4610	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2382	Xian 1980 / 3-degree Gauss-Kruger CM 111E	4610	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2383	Xian 1980 / 3-degree Gauss-Kruger CM 114E	4610	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23830	DGN95 / Indonesia TM-3 zone 46.2	4755	+proj=tmerc +lat_0=0 +lon_0=94.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23831	DGN95 / Indonesia TM-3 zone 47.1	4755	+proj=tmerc +lat_0=0 +lon_0=97.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23832	DGN95 / Indonesia TM-3 zone 47.2	4755	+proj=tmerc +lat_0=0 +lon_0=100.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23833	DGN95 / Indonesia TM-3 zone 48.1	4755	+proj=tmerc +lat_0=0 +lon_0=103.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23834	DGN95 / Indonesia TM-3 zone 48.2	4755	+proj=tmerc +lat_0=0 +lon_0=106.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23835	DGN95 / Indonesia TM-3 zone 49.1	4755	+proj=tmerc +lat_0=0 +lon_0=109.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23836	DGN95 / Indonesia TM-3 zone 49.2	4755	+proj=tmerc +lat_0=0 +lon_0=112.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23837	DGN95 / Indonesia TM-3 zone 50.1	4755	+proj=tmerc +lat_0=0 +lon_0=115.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23838	DGN95 / Indonesia TM-3 zone 50.2	4755	+proj=tmerc +lat_0=0 +lon_0=118.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23839	DGN95 / Indonesia TM-3 zone 51.1	4755	+proj=tmerc +lat_0=0 +lon_0=121.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
2384	Xian 1980 / 3-degree Gauss-Kruger CM 117E	4610	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23840	DGN95 / Indonesia TM-3 zone 51.2	4755	+proj=tmerc +lat_0=0 +lon_0=124.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23841	DGN95 / Indonesia TM-3 zone 52.1	4755	+proj=tmerc +lat_0=0 +lon_0=127.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23842	DGN95 / Indonesia TM-3 zone 52.2	4755	+proj=tmerc +lat_0=0 +lon_0=130.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23843	DGN95 / Indonesia TM-3 zone 53.1	4755	+proj=tmerc +lat_0=0 +lon_0=133.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23844	DGN95 / Indonesia TM-3 zone 53.2	4755	+proj=tmerc +lat_0=0 +lon_0=136.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23845	DGN95 / Indonesia TM-3 zone 54.1	4755	+proj=tmerc +lat_0=0 +lon_0=139.5 +k=0.9999 +x_0=200000 +y_0=1500000 +ellps=WGS84
23846	ID74 / UTM zone 46N	4238	+proj=utm +zone=46 +a=6378160 +rf=298.247
23847	ID74 / UTM zone 47N	4238	+proj=utm +zone=47 +a=6378160 +rf=298.247
23848	ID74 / UTM zone 48N	4238	+proj=utm +zone=48 +a=6378160 +rf=298.247
23849	ID74 / UTM zone 49N	4238	+proj=utm +zone=49 +a=6378160 +rf=298.247
2385	Xian 1980 / 3-degree Gauss-Kruger CM 120E	4610	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23850	ID74 / UTM zone 50N	4238	+proj=utm +zone=50 +a=6378160 +rf=298.247
23851	ID74 / UTM zone 51N	4238	+proj=utm +zone=51 +a=6378160 +rf=298.247
23852	ID74 / UTM zone 52N	4238	+proj=utm +zone=52 +a=6378160 +rf=298.247
2386	Xian 1980 / 3-degree Gauss-Kruger CM 123E	4610	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23866	DGN95 / UTM zone 46N	4755	+proj=utm +zone=46 +ellps=WGS84
23867	DGN95 / UTM zone 47N	4755	+proj=utm +zone=47 +ellps=WGS84
23868	DGN95 / UTM zone 48N	4755	+proj=utm +zone=48 +ellps=WGS84
23869	DGN95 / UTM zone 49N	4755	+proj=utm +zone=49 +ellps=WGS84
2387	Xian 1980 / 3-degree Gauss-Kruger CM 126E	4610	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23870	DGN95 / UTM zone 50N	4755	+proj=utm +zone=50 +ellps=WGS84
23871	DGN95 / UTM zone 51N	4755	+proj=utm +zone=51 +ellps=WGS84
23872	DGN95 / UTM zone 52N	4755	+proj=utm +zone=52 +ellps=WGS84
23877	DGN95 / UTM zone 47S	4755	+proj=utm +zone=47 +south +ellps=WGS84
23878	DGN95 / UTM zone 48S	4755	+proj=utm +zone=48 +south +ellps=WGS84
23879	DGN95 / UTM zone 49S	4755	+proj=utm +zone=49 +south +ellps=WGS84
2388	Xian 1980 / 3-degree Gauss-Kruger CM 129E	4610	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23880	DGN95 / UTM zone 50S	4755	+proj=utm +zone=50 +south +ellps=WGS84
23881	DGN95 / UTM zone 51S	4755	+proj=utm +zone=51 +south +ellps=WGS84
23882	DGN95 / UTM zone 52S	4755	+proj=utm +zone=52 +south +ellps=WGS84
23883	DGN95 / UTM zone 53S	4755	+proj=utm +zone=53 +south +ellps=WGS84
23884	DGN95 / UTM zone 54S	4755	+proj=utm +zone=54 +south +ellps=WGS84
23887	ID74 / UTM zone 47S	4238	+proj=utm +zone=47 +south +a=6378160 +rf=298.247
23888	ID74 / UTM zone 48S	4238	+proj=utm +zone=48 +south +a=6378160 +rf=298.247
23889	ID74 / UTM zone 49S	4238	+proj=utm +zone=49 +south +a=6378160 +rf=298.247
2389	Xian 1980 / 3-degree Gauss-Kruger CM 132E	4610	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
23890	ID74 / UTM zone 50S	4238	+proj=utm +zone=50 +south +a=6378160 +rf=298.247
23891	ID74 / UTM zone 51S	4238	+proj=utm +zone=51 +south +a=6378160 +rf=298.247
23892	ID74 / UTM zone 52S	4238	+proj=utm +zone=52 +south +a=6378160 +rf=298.247
23893	ID74 / UTM zone 53S	4238	+proj=utm +zone=53 +south +a=6378160 +rf=298.247
23894	ID74 / UTM zone 54S	4238	+proj=utm +zone=54 +south +a=6378160 +rf=298.247
2390	Xian 1980 / 3-degree Gauss-Kruger CM 135E	4610	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378140 +rf=298.257
2391	KKJ / Finland zone 1	4123	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=1500000 +y_0=0 +a=6378388 +rf=297
2392	KKJ / Finland zone 2	4123	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
2393	KKJ / Finland Uniform Coordinate System	4123	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=3500000 +y_0=0 +a=6378388 +rf=297
2394	KKJ / Finland zone 4	4123	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=4500000 +y_0=0 +a=6378388 +rf=297
23946	Indian 1954 / UTM zone 46N	4239	+proj=utm +zone=46 +a=6377276.345 +rf=300.8017
23947	Indian 1954 / UTM zone 47N	4239	+proj=utm +zone=47 +a=6377276.345 +rf=300.8017
23948	Indian 1954 / UTM zone 48N	4239	+proj=utm +zone=48 +a=6377276.345 +rf=300.8017
2395	South Yemen / Gauss-Kruger zone 8	4164	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=8500000 +y_0=0 +a=6378245 +rf=298.3
2396	South Yemen / Gauss-Kruger zone 9	4164	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=9500000 +y_0=0 +a=6378245 +rf=298.3
2397	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 3	4178	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
2398	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 4	4178	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
2399	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 5	4178	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
2401	Beijing 1954 / 3-degree Gauss-Kruger zone 25	4214	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=25500000 +y_0=0 +a=6378245 +rf=298.3
2402	Beijing 1954 / 3-degree Gauss-Kruger zone 26	4214	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=26500000 +y_0=0 +a=6378245 +rf=298.3
2403	Beijing 1954 / 3-degree Gauss-Kruger zone 27	4214	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=27500000 +y_0=0 +a=6378245 +rf=298.3
2404	Beijing 1954 / 3-degree Gauss-Kruger zone 28	4214	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=28500000 +y_0=0 +a=6378245 +rf=298.3
24047	Indian 1975 / UTM zone 47N	4240	+proj=utm +zone=47 +a=6377276.345 +rf=300.8017
24048	Indian 1975 / UTM zone 48N	4240	+proj=utm +zone=48 +a=6377276.345 +rf=300.8017
2405	Beijing 1954 / 3-degree Gauss-Kruger zone 29	4214	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=29500000 +y_0=0 +a=6378245 +rf=298.3
2406	Beijing 1954 / 3-degree Gauss-Kruger zone 30	4214	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=30500000 +y_0=0 +a=6378245 +rf=298.3
2407	Beijing 1954 / 3-degree Gauss-Kruger zone 31	4214	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=31500000 +y_0=0 +a=6378245 +rf=298.3
2408	Beijing 1954 / 3-degree Gauss-Kruger zone 32	4214	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=32500000 +y_0=0 +a=6378245 +rf=298.3
2409	Beijing 1954 / 3-degree Gauss-Kruger zone 33	4214	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=33500000 +y_0=0 +a=6378245 +rf=298.3
2410	Beijing 1954 / 3-degree Gauss-Kruger zone 34	4214	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=34500000 +y_0=0 +a=6378245 +rf=298.3
24100	Jamaica 1875 / Jamaica (Old Grid)	4241	+proj=lcc +lat_1=18 +lat_0=18 +lon_0=-77 +k_0=1 +x_0=167638.49597 +y_0=121918.90616 +a=6378249.14480801 +b=6356514.96620413 +to_meter=0.3047972654
2411	Beijing 1954 / 3-degree Gauss-Kruger zone 35	4214	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=35500000 +y_0=0 +a=6378245 +rf=298.3
2412	Beijing 1954 / 3-degree Gauss-Kruger zone 36	4214	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=36500000 +y_0=0 +a=6378245 +rf=298.3
2413	Beijing 1954 / 3-degree Gauss-Kruger zone 37	4214	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=37500000 +y_0=0 +a=6378245 +rf=298.3
2414	Beijing 1954 / 3-degree Gauss-Kruger zone 38	4214	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=38500000 +y_0=0 +a=6378245 +rf=298.3
2415	Beijing 1954 / 3-degree Gauss-Kruger zone 39	4214	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=39500000 +y_0=0 +a=6378245 +rf=298.3
2416	Beijing 1954 / 3-degree Gauss-Kruger zone 40	4214	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=40500000 +y_0=0 +a=6378245 +rf=298.3
2417	Beijing 1954 / 3-degree Gauss-Kruger zone 41	4214	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=41500000 +y_0=0 +a=6378245 +rf=298.3
2418	Beijing 1954 / 3-degree Gauss-Kruger zone 42	4214	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=42500000 +y_0=0 +a=6378245 +rf=298.3
2419	Beijing 1954 / 3-degree Gauss-Kruger zone 43	4214	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=43500000 +y_0=0 +a=6378245 +rf=298.3
2420	Beijing 1954 / 3-degree Gauss-Kruger zone 44	4214	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=44500000 +y_0=0 +a=6378245 +rf=298.3
24200	JAD69 / Jamaica National Grid	4242	+proj=lcc +lat_1=18 +lat_0=18 +lon_0=-77 +k_0=1 +x_0=250000 +y_0=150000 +a=6378206.4 +rf=294.978698213898
2421	Beijing 1954 / 3-degree Gauss-Kruger zone 45	4214	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=45500000 +y_0=0 +a=6378245 +rf=298.3
2422	Beijing 1954 / 3-degree Gauss-Kruger CM 75E	4214	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2423	Beijing 1954 / 3-degree Gauss-Kruger CM 78E	4214	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2424	Beijing 1954 / 3-degree Gauss-Kruger CM 81E	4214	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2425	Beijing 1954 / 3-degree Gauss-Kruger CM 84E	4214	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2426	Beijing 1954 / 3-degree Gauss-Kruger CM 87E	4214	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2427	Beijing 1954 / 3-degree Gauss-Kruger CM 90E	4214	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2428	Beijing 1954 / 3-degree Gauss-Kruger CM 93E	4214	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2429	Beijing 1954 / 3-degree Gauss-Kruger CM 96E	4214	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2430	Beijing 1954 / 3-degree Gauss-Kruger CM 99E	4214	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24305	Kalianpur 1937 / UTM zone 45N	4144	+proj=utm +zone=45 +a=6377276.345 +rf=300.8017
24306	Kalianpur 1937 / UTM zone 46N	4144	+proj=utm +zone=46 +a=6377276.345 +rf=300.8017
2431	Beijing 1954 / 3-degree Gauss-Kruger CM 102E	4214	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24311	Kalianpur 1962 / UTM zone 41N	4145	+proj=utm +zone=41 +a=6377301.243 +rf=300.8017255
24312	Kalianpur 1962 / UTM zone 42N	4145	+proj=utm +zone=42 +a=6377301.243 +rf=300.8017255
24313	Kalianpur 1962 / UTM zone 43N	4145	+proj=utm +zone=43 +a=6377301.243 +rf=300.8017255
2432	Beijing 1954 / 3-degree Gauss-Kruger CM 105E	4214	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2433	Beijing 1954 / 3-degree Gauss-Kruger CM 108E	4214	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2434	Beijing 1954 / 3-degree Gauss-Kruger CM 111E	4214	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24342	Kalianpur 1975 / UTM zone 42N	4146	+proj=utm +zone=42 +a=6377299.151 +rf=300.8017255
24343	Kalianpur 1975 / UTM zone 43N	4146	+proj=utm +zone=43 +a=6377299.151 +rf=300.8017255
24344	Kalianpur 1975 / UTM zone 44N	4146	+proj=utm +zone=44 +a=6377299.151 +rf=300.8017255
24345	Kalianpur 1975 / UTM zone 45N	4146	+proj=utm +zone=45 +a=6377299.151 +rf=300.8017255
24346	Kalianpur 1975 / UTM zone 46N	4146	+proj=utm +zone=46 +a=6377299.151 +rf=300.8017255
24347	Kalianpur 1975 / UTM zone 47N	4146	+proj=utm +zone=47 +a=6377299.151 +rf=300.8017255
2435	Beijing 1954 / 3-degree Gauss-Kruger CM 114E	4214	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2436	Beijing 1954 / 3-degree Gauss-Kruger CM 117E	4214	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2437	Beijing 1954 / 3-degree Gauss-Kruger CM 120E	4214	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24370	Kalianpur 1880 / India zone 0	4243	+proj=lcc +lat_1=39.5 +lat_0=39.5 +lon_0=68 +k_0=0.99846154 +x_0=2153865.73916853 +y_0=2368292.1946281 +a=6377299.36559538 +b=6356098.35900516 +to_meter=0.914398530744441
24371	Kalianpur 1880 / India zone I	4243	+proj=lcc +lat_1=32.5 +lat_0=32.5 +lon_0=68 +k_0=0.99878641 +x_0=2743195.59223332 +y_0=914398.530744441 +a=6377299.36559538 +b=6356098.35900516 +to_meter=0.914398530744441
24372	Kalianpur 1880 / India zone IIa	4243	+proj=lcc +lat_1=26 +lat_0=26 +lon_0=74 +k_0=0.99878641 +x_0=2743195.59223332 +y_0=914398.530744441 +a=6377299.36559538 +b=6356098.35900516 +to_meter=0.914398530744441
24373	Kalianpur 1880 / India zone IIIa	4243	+proj=lcc +lat_1=19 +lat_0=19 +lon_0=80 +k_0=0.99878641 +x_0=2743195.59223332 +y_0=914398.530744441 +a=6377299.36559538 +b=6356098.35900516 +to_meter=0.914398530744441
24374	Kalianpur 1880 / India zone IVa	4243	+proj=lcc +lat_1=12 +lat_0=12 +lon_0=80 +k_0=0.99878641 +x_0=2743195.59223332 +y_0=914398.530744441 +a=6377299.36559538 +b=6356098.35900516 +to_meter=0.914398530744441
24375	Kalianpur 1937 / India zone IIb	4144	+proj=lcc +lat_1=26 +lat_0=26 +lon_0=90 +k_0=0.99878641 +x_0=2743185.69 +y_0=914395.23 +a=6377276.345 +rf=300.8017
24376	Kalianpur 1962 / India zone I	4145	+proj=lcc +lat_1=32.5 +lat_0=32.5 +lon_0=68 +k_0=0.99878641 +x_0=2743196.4 +y_0=914398.8 +a=6377301.243 +rf=300.8017255
24377	Kalianpur 1962 / India zone IIa	4145	+proj=lcc +lat_1=26 +lat_0=26 +lon_0=74 +k_0=0.99878641 +x_0=2743196.4 +y_0=914398.8 +a=6377301.243 +rf=300.8017255
24378	Kalianpur 1975 / India zone I	4146	+proj=lcc +lat_1=32.5 +lat_0=32.5 +lon_0=68 +k_0=0.99878641 +x_0=2743195.5 +y_0=914398.5 +a=6377299.151 +rf=300.8017255
24379	Kalianpur 1975 / India zone IIa	4146	+proj=lcc +lat_1=26 +lat_0=26 +lon_0=74 +k_0=0.99878641 +x_0=2743195.5 +y_0=914398.5 +a=6377299.151 +rf=300.8017255
2438	Beijing 1954 / 3-degree Gauss-Kruger CM 123E	4214	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24380	Kalianpur 1975 / India zone IIb	4146	+proj=lcc +lat_1=26 +lat_0=26 +lon_0=90 +k_0=0.99878641 +x_0=2743195.5 +y_0=914398.5 +a=6377299.151 +rf=300.8017255
24381	Kalianpur 1975 / India zone IIIa	4146	+proj=lcc +lat_1=19 +lat_0=19 +lon_0=80 +k_0=0.99878641 +x_0=2743195.5 +y_0=914398.5 +a=6377299.151 +rf=300.8017255
24382	Kalianpur 1880 / India zone IIb	4243	+proj=lcc +lat_1=26 +lat_0=26 +lon_0=90 +k_0=0.99878641 +x_0=2743195.59223332 +y_0=914398.530744441 +a=6377299.36559538 +b=6356098.35900516 +to_meter=0.914398530744441
24383	Kalianpur 1975 / India zone IVa	4146	+proj=lcc +lat_1=12 +lat_0=12 +lon_0=80 +k_0=0.99878641 +x_0=2743195.5 +y_0=914398.5 +a=6377299.151 +rf=300.8017255
2439	Beijing 1954 / 3-degree Gauss-Kruger CM 126E	4214	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2440	Beijing 1954 / 3-degree Gauss-Kruger CM 129E	4214	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2441	Beijing 1954 / 3-degree Gauss-Kruger CM 132E	4214	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2442	Beijing 1954 / 3-degree Gauss-Kruger CM 135E	4214	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2443	JGD2000 / Japan Plane Rectangular CS I	4612	+proj=tmerc +lat_0=33 +lon_0=129.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2444	JGD2000 / Japan Plane Rectangular CS II	4612	+proj=tmerc +lat_0=33 +lon_0=131 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2445	JGD2000 / Japan Plane Rectangular CS III	4612	+proj=tmerc +lat_0=36 +lon_0=132.166666666667 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2446	JGD2000 / Japan Plane Rectangular CS IV	4612	+proj=tmerc +lat_0=33 +lon_0=133.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2447	JGD2000 / Japan Plane Rectangular CS V	4612	+proj=tmerc +lat_0=36 +lon_0=134.333333333333 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2448	JGD2000 / Japan Plane Rectangular CS VI	4612	+proj=tmerc +lat_0=36 +lon_0=136 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2449	JGD2000 / Japan Plane Rectangular CS VII	4612	+proj=tmerc +lat_0=36 +lon_0=137.166666666667 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2450	JGD2000 / Japan Plane Rectangular CS VIII	4612	+proj=tmerc +lat_0=36 +lon_0=138.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
24500	Kertau 1968 / Singapore Grid	4245	+proj=cass +lat_0=1.28764666666667 +lon_0=103.853002222222 +x_0=30000 +y_0=30000 +a=6377304.063 +rf=300.8017
2451	JGD2000 / Japan Plane Rectangular CS IX	4612	+proj=tmerc +lat_0=36 +lon_0=139.833333333333 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2452	JGD2000 / Japan Plane Rectangular CS X	4612	+proj=tmerc +lat_0=40 +lon_0=140.833333333333 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2453	JGD2000 / Japan Plane Rectangular CS XI	4612	+proj=tmerc +lat_0=44 +lon_0=140.25 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2454	JGD2000 / Japan Plane Rectangular CS XII	4612	+proj=tmerc +lat_0=44 +lon_0=142.25 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
24547	Kertau 1968 / UTM zone 47N	4245	+proj=utm +zone=47 +a=6377304.063 +rf=300.8017
24548	Kertau 1968 / UTM zone 48N	4245	+proj=utm +zone=48 +a=6377304.063 +rf=300.8017
2455	JGD2000 / Japan Plane Rectangular CS XIII	4612	+proj=tmerc +lat_0=44 +lon_0=144.25 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2456	JGD2000 / Japan Plane Rectangular CS XIV	4612	+proj=tmerc +lat_0=26 +lon_0=142 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2457	JGD2000 / Japan Plane Rectangular CS XV	4612	+proj=tmerc +lat_0=26 +lon_0=127.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2458	JGD2000 / Japan Plane Rectangular CS XVI	4612	+proj=tmerc +lat_0=26 +lon_0=124 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2459	JGD2000 / Japan Plane Rectangular CS XVII	4612	+proj=tmerc +lat_0=26 +lon_0=131 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2460	JGD2000 / Japan Plane Rectangular CS XVIII	4612	+proj=tmerc +lat_0=20 +lon_0=136 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
24600	KOC Lambert	4246	+proj=lcc +lat_1=32.5 +lat_0=32.5 +lon_0=45 +k_0=0.9987864078 +x_0=1500000 +y_0=1166200 +a=6378249.145 +rf=293.465
2461	JGD2000 / Japan Plane Rectangular CS XIX	4612	+proj=tmerc +lat_0=26 +lon_0=154 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
2462	Albanian 1987 / Gauss-Kruger zone 4	4191	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
2463	Pulkovo 1995 / Gauss-Kruger CM 21E	4200	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2464	Pulkovo 1995 / Gauss-Kruger CM 27E	4200	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2465	Pulkovo 1995 / Gauss-Kruger CM 33E	4200	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2466	Pulkovo 1995 / Gauss-Kruger CM 39E	4200	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2467	Pulkovo 1995 / Gauss-Kruger CM 45E	4200	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2468	Pulkovo 1995 / Gauss-Kruger CM 51E	4200	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2469	Pulkovo 1995 / Gauss-Kruger CM 57E	4200	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2470	Pulkovo 1995 / Gauss-Kruger CM 63E	4200	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2471	Pulkovo 1995 / Gauss-Kruger CM 69E	4200	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24718	La Canoa / UTM zone 18N	4247	+proj=utm +zone=18 +a=6378388 +rf=297
24719	La Canoa / UTM zone 19N	4247	+proj=utm +zone=19 +a=6378388 +rf=297
2472	Pulkovo 1995 / Gauss-Kruger CM 75E	4200	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24720	La Canoa / UTM zone 20N	4247	+proj=utm +zone=20 +a=6378388 +rf=297
24721	La Canoa UTM Zone 21N	4247	+proj=utm +zone=21 +a=6378388 +rf=297
2473	Pulkovo 1995 / Gauss-Kruger CM 81E	4200	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2474	Pulkovo 1995 / Gauss-Kruger CM 87E	4200	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2475	Pulkovo 1995 / Gauss-Kruger CM 93E	4200	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2476	Pulkovo 1995 / Gauss-Kruger CM 99E	4200	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2477	Pulkovo 1995 / Gauss-Kruger CM 105E	4200	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2478	Pulkovo 1995 / Gauss-Kruger CM 111E	4200	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2479	Pulkovo 1995 / Gauss-Kruger CM 117E	4200	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2480	Pulkovo 1995 / Gauss-Kruger CM 123E	4200	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2481	Pulkovo 1995 / Gauss-Kruger CM 129E	4200	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24817	PSAD56 / UTM zone 17N	4248	+proj=utm +zone=17 +a=6378388 +rf=297
24818	PSAD56 / UTM zone 18N	4248	+proj=utm +zone=18 +a=6378388 +rf=297
24819	PSAD56 / UTM zone 19N	4248	+proj=utm +zone=19 +a=6378388 +rf=297
2482	Pulkovo 1995 / Gauss-Kruger CM 135E	4200	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24820	PSAD56 / UTM zone 20N	4248	+proj=utm +zone=20 +a=6378388 +rf=297
24821	PSAD56 / UTM zone 21N	4248	+proj=utm +zone=21 +a=6378388 +rf=297
2483	Pulkovo 1995 / Gauss-Kruger CM 141E	4200	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2484	Pulkovo 1995 / Gauss-Kruger CM 147E	4200	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2485	Pulkovo 1995 / Gauss-Kruger CM 153E	4200	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2486	Pulkovo 1995 / Gauss-Kruger CM 159E	4200	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2487	Pulkovo 1995 / Gauss-Kruger CM 165E	4200	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24877	PSAD56 / UTM zone 17S	4248	+proj=utm +zone=17 +south +a=6378388 +rf=297
24878	PSAD56 / UTM zone 18S	4248	+proj=utm +zone=18 +south +a=6378388 +rf=297
24879	PSAD56 / UTM zone 19S	4248	+proj=utm +zone=19 +south +a=6378388 +rf=297
2488	Pulkovo 1995 / Gauss-Kruger CM 171E	4200	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24880	PSAD56 / UTM zone 20S	4248	+proj=utm +zone=20 +south +a=6378388 +rf=297
24881	PSAD56 / UTM zone 21S	4248	+proj=utm +zone=21 +south +a=6378388 +rf=297
24882	PSAD56 / UTM zone 22S	4248	+proj=utm +zone=22 +south +a=6378388 +rf=297
2489	Pulkovo 1995 / Gauss-Kruger CM 177E	4200	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
24891	PSAD56 / Peru west zone	4248	+proj=tmerc +lat_0=-6 +lon_0=-80.5 +k=0.99983008 +x_0=222000 +y_0=1426834.743 +a=6378388 +rf=297
24892	PSAD56 / Peru central zone	4248	+proj=tmerc +lat_0=-9.5 +lon_0=-76 +k=0.99932994 +x_0=720000 +y_0=1039979.159 +a=6378388 +rf=297
24893	PSAD56 / Peru east zone	4248	+proj=tmerc +lat_0=-9.5 +lon_0=-70.5 +k=0.99952992 +x_0=1324000 +y_0=1040084.558 +a=6378388 +rf=297
2490	Pulkovo 1995 / Gauss-Kruger CM 177W	4200	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2491	Pulkovo 1995 / Gauss-Kruger CM 171W	4200	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2494	Pulkovo 1942 / Gauss-Kruger CM 21E	4284	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2495	Pulkovo 1942 / Gauss-Kruger CM 27E	4284	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2496	Pulkovo 1942 / Gauss-Kruger CM 33E	4284	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2497	Pulkovo 1942 / Gauss-Kruger CM 39E	4284	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2498	Pulkovo 1942 / Gauss-Kruger CM 45E	4284	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2499	Pulkovo 1942 / Gauss-Kruger CM 51E	4284	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2500	Pulkovo 1942 / Gauss-Kruger CM 57E	4284	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
25000	Leigon / Ghana Metre Grid	4250	+proj=tmerc +lat_0=4.66666666666667 +lon_0=-1 +k=0.99975 +x_0=274319.51 +y_0=0 +a=6378249.145 +rf=293.465
2501	Pulkovo 1942 / Gauss-Kruger CM 63E	4284	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2502	Pulkovo 1942 / Gauss-Kruger CM 69E	4284	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2503	Pulkovo 1942 / Gauss-Kruger CM 75E	4284	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2504	Pulkovo 1942 / Gauss-Kruger CM 81E	4284	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2505	Pulkovo 1942 / Gauss-Kruger CM 87E	4284	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2506	Pulkovo 1942 / Gauss-Kruger CM 93E	4284	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2507	Pulkovo 1942 / Gauss-Kruger CM 99E	4284	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2508	Pulkovo 1942 / Gauss-Kruger CM 105E	4284	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2509	Pulkovo 1942 / Gauss-Kruger CM 111E	4284	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2510	Pulkovo 1942 / Gauss-Kruger CM 117E	4284	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2511	Pulkovo 1942 / Gauss-Kruger CM 123E	4284	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2512	Pulkovo 1942 / Gauss-Kruger CM 129E	4284	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2513	Pulkovo 1942 / Gauss-Kruger CM 135E	4284	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2514	Pulkovo 1942 / Gauss-Kruger CM 141E	4284	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2515	Pulkovo 1942 / Gauss-Kruger CM 147E	4284	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2516	Pulkovo 1942 / Gauss-Kruger CM 153E	4284	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2517	Pulkovo 1942 / Gauss-Kruger CM 159E	4284	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2518	Pulkovo 1942 / Gauss-Kruger CM 165E	4284	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2519	Pulkovo 1942 / Gauss-Kruger CM 171E	4284	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2520	Pulkovo 1942 / Gauss-Kruger CM 177E	4284	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2521	Pulkovo 1942 / Gauss-Kruger CM 177W	4284	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2522	Pulkovo 1942 / Gauss-Kruger CM 171W	4284	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2523	Pulkovo 1942 / 3-degree Gauss-Kruger zone 7	4284	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=7500000 +y_0=0 +a=6378245 +rf=298.3
25231	Lome / UTM zone 31N	4252	+proj=utm +zone=31 +a=6378249.2 +rf=293.466021293627
2524	Pulkovo 1942 / 3-degree Gauss-Kruger zone 8	4284	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=8500000 +y_0=0 +a=6378245 +rf=298.3
2525	Pulkovo 1942 / 3-degree Gauss-Kruger zone 9	4284	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=9500000 +y_0=0 +a=6378245 +rf=298.3
2526	Pulkovo 1942 / 3-degree Gauss-Kruger zone 10	4284	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=10500000 +y_0=0 +a=6378245 +rf=298.3
2527	Pulkovo 1942 / 3-degree Gauss-Kruger zone 11	4284	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=11500000 +y_0=0 +a=6378245 +rf=298.3
2528	Pulkovo 1942 / 3-degree Gauss-Kruger zone 12	4284	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=12500000 +y_0=0 +a=6378245 +rf=298.3
2529	Pulkovo 1942 / 3-degree Gauss-Kruger zone 13	4284	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=13500000 +y_0=0 +a=6378245 +rf=298.3
2530	Pulkovo 1942 / 3-degree Gauss-Kruger zone 14	4284	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=14500000 +y_0=0 +a=6378245 +rf=298.3
2531	Pulkovo 1942 / 3-degree Gauss-Kruger zone 15	4284	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=15500000 +y_0=0 +a=6378245 +rf=298.3
2532	Pulkovo 1942 / 3-degree Gauss-Kruger zone 16	4284	+proj=tmerc +lat_0=0 +lon_0=48 +k=1 +x_0=16500000 +y_0=0 +a=6378245 +rf=298.3
2533	Pulkovo 1942 / 3-degree Gauss-Kruger zone 17	4284	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=17500000 +y_0=0 +a=6378245 +rf=298.3
2534	Pulkovo 1942 / 3-degree Gauss-Kruger zone 18	4284	+proj=tmerc +lat_0=0 +lon_0=54 +k=1 +x_0=18500000 +y_0=0 +a=6378245 +rf=298.3
2535	Pulkovo 1942 / 3-degree Gauss-Kruger zone 19	4284	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=19500000 +y_0=0 +a=6378245 +rf=298.3
2536	Pulkovo 1942 / 3-degree Gauss-Kruger zone 20	4284	+proj=tmerc +lat_0=0 +lon_0=60 +k=1 +x_0=20500000 +y_0=0 +a=6378245 +rf=298.3
2537	Pulkovo 1942 / 3-degree Gauss-Kruger zone 21	4284	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=21500000 +y_0=0 +a=6378245 +rf=298.3
2538	Pulkovo 1942 / 3-degree Gauss-Kruger zone 22	4284	+proj=tmerc +lat_0=0 +lon_0=66 +k=1 +x_0=22500000 +y_0=0 +a=6378245 +rf=298.3
2539	Pulkovo 1942 / 3-degree Gauss-Kruger zone 23	4284	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=23500000 +y_0=0 +a=6378245 +rf=298.3
25391	Luzon 1911 / Philippines zone I	4253	+proj=tmerc +lat_0=0 +lon_0=117 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
25392	Luzon 1911 / Philippines zone II	4253	+proj=tmerc +lat_0=0 +lon_0=119 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
25393	Luzon 1911 / Philippines zone III	4253	+proj=tmerc +lat_0=0 +lon_0=121 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
25394	Luzon 1911 / Philippines zone IV	4253	+proj=tmerc +lat_0=0 +lon_0=123 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
25395	Luzon 1911 / Philippines zone V	4253	+proj=tmerc +lat_0=0 +lon_0=125 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
2540	Pulkovo 1942 / 3-degree Gauss-Kruger zone 24	4284	+proj=tmerc +lat_0=0 +lon_0=72 +k=1 +x_0=24500000 +y_0=0 +a=6378245 +rf=298.3
2541	Pulkovo 1942 / 3-degree Gauss-Kruger zone 25	4284	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=25500000 +y_0=0 +a=6378245 +rf=298.3
2542	Pulkovo 1942 / 3-degree Gauss-Kruger zone 26	4284	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=26500000 +y_0=0 +a=6378245 +rf=298.3
2543	Pulkovo 1942 / 3-degree Gauss-Kruger zone 27	4284	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=27500000 +y_0=0 +a=6378245 +rf=298.3
2544	Pulkovo 1942 / 3-degree Gauss-Kruger zone 28	4284	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=28500000 +y_0=0 +a=6378245 +rf=298.3
2545	Pulkovo 1942 / 3-degree Gauss-Kruger zone 29	4284	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=29500000 +y_0=0 +a=6378245 +rf=298.3
2546	Pulkovo 1942 / 3-degree Gauss-Kruger zone 30	4284	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=30500000 +y_0=0 +a=6378245 +rf=298.3
2547	Pulkovo 1942 / 3-degree Gauss-Kruger zone 31	4284	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=31500000 +y_0=0 +a=6378245 +rf=298.3
2548	Pulkovo 1942 / 3-degree Gauss-Kruger zone 32	4284	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=32500000 +y_0=0 +a=6378245 +rf=298.3
2549	Pulkovo 1942 / 3-degree Gauss-Kruger zone 33	4284	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=33500000 +y_0=0 +a=6378245 +rf=298.3
2551	Pulkovo 1942 / 3-degree Gauss-Kruger zone 34	4284	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=34500000 +y_0=0 +a=6378245 +rf=298.3
2552	Pulkovo 1942 / 3-degree Gauss-Kruger zone 35	4284	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=35500000 +y_0=0 +a=6378245 +rf=298.3
2553	Pulkovo 1942 / 3-degree Gauss-Kruger zone 36	4284	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=36500000 +y_0=0 +a=6378245 +rf=298.3
2554	Pulkovo 1942 / 3-degree Gauss-Kruger zone 37	4284	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=37500000 +y_0=0 +a=6378245 +rf=298.3
2555	Pulkovo 1942 / 3-degree Gauss-Kruger zone 38	4284	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=38500000 +y_0=0 +a=6378245 +rf=298.3
2556	Pulkovo 1942 / 3-degree Gauss-Kruger zone 39	4284	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=39500000 +y_0=0 +a=6378245 +rf=298.3
2557	Pulkovo 1942 / 3-degree Gauss-Kruger zone 40	4284	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=40500000 +y_0=0 +a=6378245 +rf=298.3
2558	Pulkovo 1942 / 3-degree Gauss-Kruger zone 41	4284	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=41500000 +y_0=0 +a=6378245 +rf=298.3
2559	Pulkovo 1942 / 3-degree Gauss-Kruger zone 42	4284	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=42500000 +y_0=0 +a=6378245 +rf=298.3
2560	Pulkovo 1942 / 3-degree Gauss-Kruger zone 43	4284	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=43500000 +y_0=0 +a=6378245 +rf=298.3
2561	Pulkovo 1942 / 3-degree Gauss-Kruger zone 44	4284	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=44500000 +y_0=0 +a=6378245 +rf=298.3
2562	Pulkovo 1942 / 3-degree Gauss-Kruger zone 45	4284	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=45500000 +y_0=0 +a=6378245 +rf=298.3
2563	Pulkovo 1942 / 3-degree Gauss-Kruger zone 46	4284	+proj=tmerc +lat_0=0 +lon_0=138 +k=1 +x_0=46500000 +y_0=0 +a=6378245 +rf=298.3
2564	Pulkovo 1942 / 3-degree Gauss-Kruger zone 47	4284	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=47500000 +y_0=0 +a=6378245 +rf=298.3
2565	Pulkovo 1942 / 3-degree Gauss-Kruger zone 48	4284	+proj=tmerc +lat_0=0 +lon_0=144 +k=1 +x_0=48500000 +y_0=0 +a=6378245 +rf=298.3
2566	Pulkovo 1942 / 3-degree Gauss-Kruger zone 49	4284	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=49500000 +y_0=0 +a=6378245 +rf=298.3
2567	Pulkovo 1942 / 3-degree Gauss-Kruger zone 50	4284	+proj=tmerc +lat_0=0 +lon_0=150 +k=1 +x_0=50500000 +y_0=0 +a=6378245 +rf=298.3
2568	Pulkovo 1942 / 3-degree Gauss-Kruger zone 51	4284	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=51500000 +y_0=0 +a=6378245 +rf=298.3
2569	Pulkovo 1942 / 3-degree Gauss-Kruger zone 52	4284	+proj=tmerc +lat_0=0 +lon_0=156 +k=1 +x_0=52500000 +y_0=0 +a=6378245 +rf=298.3
2570	Pulkovo 1942 / 3-degree Gauss-Kruger zone 53	4284	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=53500000 +y_0=0 +a=6378245 +rf=298.3
2571	Pulkovo 1942 / 3-degree Gauss-Kruger zone 54	4284	+proj=tmerc +lat_0=0 +lon_0=162 +k=1 +x_0=54500000 +y_0=0 +a=6378245 +rf=298.3
2572	Pulkovo 1942 / 3-degree Gauss-Kruger zone 55	4284	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=55500000 +y_0=0 +a=6378245 +rf=298.3
2573	Pulkovo 1942 / 3-degree Gauss-Kruger zone 56	4284	+proj=tmerc +lat_0=0 +lon_0=168 +k=1 +x_0=56500000 +y_0=0 +a=6378245 +rf=298.3
2574	Pulkovo 1942 / 3-degree Gauss-Kruger zone 57	4284	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=57500000 +y_0=0 +a=6378245 +rf=298.3
2575	Pulkovo 1942 / 3-degree Gauss-Kruger zone 58	4284	+proj=tmerc +lat_0=0 +lon_0=174 +k=1 +x_0=58500000 +y_0=0 +a=6378245 +rf=298.3
2576	Pulkovo 1942 / 3-degree Gauss-Kruger zone 59	4284	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=59500000 +y_0=0 +a=6378245 +rf=298.3
2578	Pulkovo 1942 / 3-degree Gauss-Kruger zone 61	4284	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=61500000 +y_0=0 +a=6378245 +rf=298.3
2579	Pulkovo 1942 / 3-degree Gauss-Kruger zone 62	4284	+proj=tmerc +lat_0=0 +lon_0=-174 +k=1 +x_0=62500000 +y_0=0 +a=6378245 +rf=298.3
2580	Pulkovo 1942 / 3-degree Gauss-Kruger zone 63	4284	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=63500000 +y_0=0 +a=6378245 +rf=298.3
2581	Pulkovo 1942 / 3-degree Gauss-Kruger zone 64	4284	+proj=tmerc +lat_0=0 +lon_0=-168 +k=1 +x_0=64500000 +y_0=0 +a=6378245 +rf=298.3
2582	Pulkovo 1942 / 3-degree Gauss-Kruger CM 21E	4284	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
25828	ETRS89 / UTM zone 28N	4258	+proj=utm +zone=28 +ellps=GRS80
25829	ETRS89 / UTM zone 29N	4258	+proj=utm +zone=29 +ellps=GRS80
2583	Pulkovo 1942 / 3-degree Gauss-Kruger CM 24E	4284	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
25830	ETRS89 / UTM zone 30N	4258	+proj=utm +zone=30 +ellps=GRS80
25831	ETRS89 / UTM zone 31N	4258	+proj=utm +zone=31 +ellps=GRS80
25832	ETRS89 / UTM zone 32N	4258	+proj=utm +zone=32 +ellps=GRS80
25833	ETRS89 / UTM zone 33N	4258	+proj=utm +zone=33 +ellps=GRS80
25834	ETRS89 / UTM zone 34N	4258	+proj=utm +zone=34 +ellps=GRS80
25835	ETRS89 / UTM zone 35N	4258	+proj=utm +zone=35 +ellps=GRS80
25836	ETRS89 / UTM zone 36N	4258	+proj=utm +zone=36 +ellps=GRS80
25837	ETRS89 / UTM zone 37N	4258	+proj=utm +zone=37 +ellps=GRS80
2584	Pulkovo 1942 / 3-degree Gauss-Kruger CM 27E	4284	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2585	Pulkovo 1942 / 3-degree Gauss-Kruger CM 30E	4284	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2586	Pulkovo 1942 / 3-degree Gauss-Kruger CM 33E	4284	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2587	Pulkovo 1942 / 3-degree Gauss-Kruger CM 36E	4284	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2588	Pulkovo 1942 / 3-degree Gauss-Kruger CM 39E	4284	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
25884	ETRS89 / TM Baltic93	4258	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9996 +x_0=500000 +y_0=0 +ellps=GRS80
2589	Pulkovo 1942 / 3-degree Gauss-Kruger CM 42E	4284	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2590	Pulkovo 1942 / 3-degree Gauss-Kruger CM 45E	4284	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2591	Pulkovo 1942 / 3-degree Gauss-Kruger CM 48E	4284	+proj=tmerc +lat_0=0 +lon_0=48 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2592	Pulkovo 1942 / 3-degree Gauss-Kruger CM 51E	4284	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2593	Pulkovo 1942 / 3-degree Gauss-Kruger CM 54E	4284	+proj=tmerc +lat_0=0 +lon_0=54 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
25932	Malongo 1987 / UTM zone 32S	4259	+proj=utm +zone=32 +south +a=6378388 +rf=297
2594	Pulkovo 1942 / 3-degree Gauss-Kruger CM 57E	4284	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2595	Pulkovo 1942 / 3-degree Gauss-Kruger CM 60E	4284	+proj=tmerc +lat_0=0 +lon_0=60 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2596	Pulkovo 1942 / 3-degree Gauss-Kruger CM 63E	4284	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2597	Pulkovo 1942 / 3-degree Gauss-Kruger CM 66E	4284	+proj=tmerc +lat_0=0 +lon_0=66 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2598	Pulkovo 1942 / 3-degree Gauss-Kruger CM 69E	4284	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2599	Pulkovo 1942 / 3-degree Gauss-Kruger CM 72E	4284	+proj=tmerc +lat_0=0 +lon_0=72 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2601	Pulkovo 1942 / 3-degree Gauss-Kruger CM 75E	4284	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2602	Pulkovo 1942 / 3-degree Gauss-Kruger CM 78E	4284	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2603	Pulkovo 1942 / 3-degree Gauss-Kruger CM 81E	4284	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2604	Pulkovo 1942 / 3-degree Gauss-Kruger CM 84E	4284	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2605	Pulkovo 1942 / 3-degree Gauss-Kruger CM 87E	4284	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2606	Pulkovo 1942 / 3-degree Gauss-Kruger CM 90E	4284	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2607	Pulkovo 1942 / 3-degree Gauss-Kruger CM 93E	4284	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2608	Pulkovo 1942 / 3-degree Gauss-Kruger CM 96E	4284	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2609	Pulkovo 1942 / 3-degree Gauss-Kruger CM 99E	4284	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2610	Pulkovo 1942 / 3-degree Gauss-Kruger CM 102E	4284	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2611	Pulkovo 1942 / 3-degree Gauss-Kruger CM 105E	4284	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2612	Pulkovo 1942 / 3-degree Gauss-Kruger CM 108E	4284	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2613	Pulkovo 1942 / 3-degree Gauss-Kruger CM 111E	4284	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2614	Pulkovo 1942 / 3-degree Gauss-Kruger CM 114E	4284	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2615	Pulkovo 1942 / 3-degree Gauss-Kruger CM 117E	4284	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2616	Pulkovo 1942 / 3-degree Gauss-Kruger CM 120E	4284	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2617	Pulkovo 1942 / 3-degree Gauss-Kruger CM 123E	4284	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2618	Pulkovo 1942 / 3-degree Gauss-Kruger CM 126E	4284	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2619	Pulkovo 1942 / 3-degree Gauss-Kruger CM 129E	4284	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
26191	Merchich / Nord Maroc	4261	+proj=lcc +lat_1=33.3 +lat_0=33.3 +lon_0=-5.4 +k_0=0.999625769 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
26192	Merchich / Sud Maroc	4261	+proj=lcc +lat_1=29.7 +lat_0=29.7 +lon_0=-5.4 +k_0=0.999615596 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
26194	Merchich / Sahara Nord	4261	+proj=lcc +lat_1=26.1 +lat_0=26.1 +lon_0=-5.4 +k_0=0.999616304 +x_0=1200000 +y_0=400000 +a=6378249.2 +rf=293.466021293627
26195	Merchich / Sahara Sud	4261	+proj=lcc +lat_1=22.5 +lat_0=22.5 +lon_0=-5.4 +k_0=0.999616437 +x_0=1500000 +y_0=400000 +a=6378249.2 +rf=293.466021293627
2620	Pulkovo 1942 / 3-degree Gauss-Kruger CM 132E	4284	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2621	Pulkovo 1942 / 3-degree Gauss-Kruger CM 135E	4284	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2622	Pulkovo 1942 / 3-degree Gauss-Kruger CM 138E	4284	+proj=tmerc +lat_0=0 +lon_0=138 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2623	Pulkovo 1942 / 3-degree Gauss-Kruger CM 141E	4284	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
26237	Massawa / UTM zone 37N	4262	+proj=utm +zone=37 +a=6377397.155 +rf=299.1528128
2624	Pulkovo 1942 / 3-degree Gauss-Kruger CM 144E	4284	+proj=tmerc +lat_0=0 +lon_0=144 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2625	Pulkovo 1942 / 3-degree Gauss-Kruger CM 147E	4284	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2626	Pulkovo 1942 / 3-degree Gauss-Kruger CM 150E	4284	+proj=tmerc +lat_0=0 +lon_0=150 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2627	Pulkovo 1942 / 3-degree Gauss-Kruger CM 153E	4284	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2628	Pulkovo 1942 / 3-degree Gauss-Kruger CM 156E	4284	+proj=tmerc +lat_0=0 +lon_0=156 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2629	Pulkovo 1942 / 3-degree Gauss-Kruger CM 159E	4284	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2630	Pulkovo 1942 / 3-degree Gauss-Kruger CM 162E	4284	+proj=tmerc +lat_0=0 +lon_0=162 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2631	Pulkovo 1942 / 3-degree Gauss-Kruger CM 165E	4284	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2632	Pulkovo 1942 / 3-degree Gauss-Kruger CM 168E	4284	+proj=tmerc +lat_0=0 +lon_0=168 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2633	Pulkovo 1942 / 3-degree Gauss-Kruger CM 171E	4284	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
26331	Minna / UTM zone 31N	4263	+proj=utm +zone=31 +a=6378249.145 +rf=293.465
26332	Minna / UTM zone 32N	4263	+proj=utm +zone=32 +a=6378249.145 +rf=293.465
2634	Pulkovo 1942 / 3-degree Gauss-Kruger CM 174E	4284	+proj=tmerc +lat_0=0 +lon_0=174 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2635	Pulkovo 1942 / 3-degree Gauss-Kruger CM 177E	4284	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2636	Pulkovo 1942 / 3-degree Gauss-Kruger CM 180E	4284	+proj=tmerc +lat_0=0 +lon_0=180 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2637	Pulkovo 1942 / 3-degree Gauss-Kruger CM 177W	4284	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2638	Pulkovo 1942 / 3-degree Gauss-Kruger CM 174W	4284	+proj=tmerc +lat_0=0 +lon_0=-174 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2639	Pulkovo 1942 / 3-degree Gauss-Kruger CM 171W	4284	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
26391	Minna / Nigeria West Belt	4263	+proj=tmerc +lat_0=4 +lon_0=4.5 +k=0.99975 +x_0=230738.26 +y_0=0 +a=6378249.145 +rf=293.465
26392	Minna / Nigeria Mid Belt	4263	+proj=tmerc +lat_0=4 +lon_0=8.5 +k=0.99975 +x_0=670553.98 +y_0=0 +a=6378249.145 +rf=293.465
26393	Minna / Nigeria East Belt	4263	+proj=tmerc +lat_0=4 +lon_0=12.5 +k=0.99975 +x_0=1110369.7 +y_0=0 +a=6378249.145 +rf=293.465
2640	Pulkovo 1942 / 3-degree Gauss-Kruger CM 168W	4284	+proj=tmerc +lat_0=0 +lon_0=-168 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2641	Pulkovo 1995 / 3-degree Gauss-Kruger zone 7	4200	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=7500000 +y_0=0 +a=6378245 +rf=298.3
2642	Pulkovo 1995 / 3-degree Gauss-Kruger zone 8	4200	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=8500000 +y_0=0 +a=6378245 +rf=298.3
2643	Pulkovo 1995 / 3-degree Gauss-Kruger zone 9	4200	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=9500000 +y_0=0 +a=6378245 +rf=298.3
2644	Pulkovo 1995 / 3-degree Gauss-Kruger zone 10	4200	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=10500000 +y_0=0 +a=6378245 +rf=298.3
2645	Pulkovo 1995 / 3-degree Gauss-Kruger zone 11	4200	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=11500000 +y_0=0 +a=6378245 +rf=298.3
2646	Pulkovo 1995 / 3-degree Gauss-Kruger zone 12	4200	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=12500000 +y_0=0 +a=6378245 +rf=298.3
2647	Pulkovo 1995 / 3-degree Gauss-Kruger zone 13	4200	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=13500000 +y_0=0 +a=6378245 +rf=298.3
2648	Pulkovo 1995 / 3-degree Gauss-Kruger zone 14	4200	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=14500000 +y_0=0 +a=6378245 +rf=298.3
2649	Pulkovo 1995 / 3-degree Gauss-Kruger zone 15	4200	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=15500000 +y_0=0 +a=6378245 +rf=298.3
2650	Pulkovo 1995 / 3-degree Gauss-Kruger zone 16	4200	+proj=tmerc +lat_0=0 +lon_0=48 +k=1 +x_0=16500000 +y_0=0 +a=6378245 +rf=298.3
2651	Pulkovo 1995 / 3-degree Gauss-Kruger zone 17	4200	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=17500000 +y_0=0 +a=6378245 +rf=298.3
2652	Pulkovo 1995 / 3-degree Gauss-Kruger zone 18	4200	+proj=tmerc +lat_0=0 +lon_0=54 +k=1 +x_0=18500000 +y_0=0 +a=6378245 +rf=298.3
2653	Pulkovo 1995 / 3-degree Gauss-Kruger zone 19	4200	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=19500000 +y_0=0 +a=6378245 +rf=298.3
2654	Pulkovo 1995 / 3-degree Gauss-Kruger zone 20	4200	+proj=tmerc +lat_0=0 +lon_0=60 +k=1 +x_0=20500000 +y_0=0 +a=6378245 +rf=298.3
2655	Pulkovo 1995 / 3-degree Gauss-Kruger zone 21	4200	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=21500000 +y_0=0 +a=6378245 +rf=298.3
2656	Pulkovo 1995 / 3-degree Gauss-Kruger zone 22	4200	+proj=tmerc +lat_0=0 +lon_0=66 +k=1 +x_0=22500000 +y_0=0 +a=6378245 +rf=298.3
2657	Pulkovo 1995 / 3-degree Gauss-Kruger zone 23	4200	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=23500000 +y_0=0 +a=6378245 +rf=298.3
2658	Pulkovo 1995 / 3-degree Gauss-Kruger zone 24	4200	+proj=tmerc +lat_0=0 +lon_0=72 +k=1 +x_0=24500000 +y_0=0 +a=6378245 +rf=298.3
2659	Pulkovo 1995 / 3-degree Gauss-Kruger zone 25	4200	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=25500000 +y_0=0 +a=6378245 +rf=298.3
2660	Pulkovo 1995 / 3-degree Gauss-Kruger zone 26	4200	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=26500000 +y_0=0 +a=6378245 +rf=298.3
2661	Pulkovo 1995 / 3-degree Gauss-Kruger zone 27	4200	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=27500000 +y_0=0 +a=6378245 +rf=298.3
2662	Pulkovo 1995 / 3-degree Gauss-Kruger zone 28	4200	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=28500000 +y_0=0 +a=6378245 +rf=298.3
2663	Pulkovo 1995 / 3-degree Gauss-Kruger zone 29	4200	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=29500000 +y_0=0 +a=6378245 +rf=298.3
26632	M'poraloko / UTM zone 32N	4266	+proj=utm +zone=32 +a=6378249.2 +rf=293.466021293627
2664	Pulkovo 1995 / 3-degree Gauss-Kruger zone 30	4200	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=30500000 +y_0=0 +a=6378245 +rf=298.3
2665	Pulkovo 1995 / 3-degree Gauss-Kruger zone 31	4200	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=31500000 +y_0=0 +a=6378245 +rf=298.3
2666	Pulkovo 1995 / 3-degree Gauss-Kruger zone 32	4200	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=32500000 +y_0=0 +a=6378245 +rf=298.3
2667	Pulkovo 1995 / 3-degree Gauss-Kruger zone 33	4200	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=33500000 +y_0=0 +a=6378245 +rf=298.3
2668	Pulkovo 1995 / 3-degree Gauss-Kruger zone 34	4200	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=34500000 +y_0=0 +a=6378245 +rf=298.3
2669	Pulkovo 1995 / 3-degree Gauss-Kruger zone 35	4200	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=35500000 +y_0=0 +a=6378245 +rf=298.3
26692	M'poraloko / UTM zone 32S	4266	+proj=utm +zone=32 +south +a=6378249.2 +rf=293.466021293627
2670	Pulkovo 1995 / 3-degree Gauss-Kruger zone 36	4200	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=36500000 +y_0=0 +a=6378245 +rf=298.3
26701	NAD27 / UTM zone 1N	4267	+proj=utm +zone=1 +a=6378206.4 +rf=294.978698213898
26702	NAD27 / UTM zone 2N	4267	+proj=utm +zone=2 +a=6378206.4 +rf=294.978698213898
26703	NAD27 / UTM zone 3N	4267	+proj=utm +zone=3 +a=6378206.4 +rf=294.978698213898
26704	NAD27 / UTM zone 4N	4267	+proj=utm +zone=4 +a=6378206.4 +rf=294.978698213898
26705	NAD27 / UTM zone 5N	4267	+proj=utm +zone=5 +a=6378206.4 +rf=294.978698213898
26706	NAD27 / UTM zone 6N	4267	+proj=utm +zone=6 +a=6378206.4 +rf=294.978698213898
26707	NAD27 / UTM zone 7N	4267	+proj=utm +zone=7 +a=6378206.4 +rf=294.978698213898
26708	NAD27 / UTM zone 8N	4267	+proj=utm +zone=8 +a=6378206.4 +rf=294.978698213898
26709	NAD27 / UTM zone 9N	4267	+proj=utm +zone=9 +a=6378206.4 +rf=294.978698213898
2671	Pulkovo 1995 / 3-degree Gauss-Kruger zone 37	4200	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=37500000 +y_0=0 +a=6378245 +rf=298.3
26710	NAD27 / UTM zone 10N	4267	+proj=utm +zone=10 +a=6378206.4 +rf=294.978698213898
26711	NAD27 / UTM zone 11N	4267	+proj=utm +zone=11 +a=6378206.4 +rf=294.978698213898
26712	NAD27 / UTM zone 12N	4267	+proj=utm +zone=12 +a=6378206.4 +rf=294.978698213898
26713	NAD27 / UTM zone 13N	4267	+proj=utm +zone=13 +a=6378206.4 +rf=294.978698213898
26714	NAD27 / UTM zone 14N	4267	+proj=utm +zone=14 +a=6378206.4 +rf=294.978698213898
26715	NAD27 / UTM zone 15N	4267	+proj=utm +zone=15 +a=6378206.4 +rf=294.978698213898
26716	NAD27 / UTM zone 16N	4267	+proj=utm +zone=16 +a=6378206.4 +rf=294.978698213898
26717	NAD27 / UTM zone 17N	4267	+proj=utm +zone=17 +a=6378206.4 +rf=294.978698213898
26718	NAD27 / UTM zone 18N	4267	+proj=utm +zone=18 +a=6378206.4 +rf=294.978698213898
26719	NAD27 / UTM zone 19N	4267	+proj=utm +zone=19 +a=6378206.4 +rf=294.978698213898
2672	Pulkovo 1995 / 3-degree Gauss-Kruger zone 38	4200	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=38500000 +y_0=0 +a=6378245 +rf=298.3
26720	NAD27 / UTM zone 20N	4267	+proj=utm +zone=20 +a=6378206.4 +rf=294.978698213898
26721	NAD27 / UTM zone 21N	4267	+proj=utm +zone=21 +a=6378206.4 +rf=294.978698213898
26722	NAD27 / UTM zone 22N	4267	+proj=utm +zone=22 +a=6378206.4 +rf=294.978698213898
26729	NAD27 / Alabama East	4267	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2673	Pulkovo 1995 / 3-degree Gauss-Kruger zone 39	4200	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=39500000 +y_0=0 +a=6378245 +rf=298.3
26730	NAD27 / Alabama West	4267	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26731	NAD27 / Alaska zone 1	4267	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=323.130102361111 +gamma=323.130102361111 +k=0.9999 +x_0=5000000.001016 +y_0=-5000000.001016 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26732	NAD27 / Alaska zone 2	4267	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26733	NAD27 / Alaska zone 3	4267	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26734	NAD27 / Alaska zone 4	4267	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26735	NAD27 / Alaska zone 5	4267	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26736	NAD27 / Alaska zone 6	4267	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26737	NAD27 / Alaska zone 7	4267	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=213360.426720853 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26738	NAD27 / Alaska zone 8	4267	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26739	NAD27 / Alaska zone 9	4267	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=182880.365760731 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2674	Pulkovo 1995 / 3-degree Gauss-Kruger zone 40	4200	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=40500000 +y_0=0 +a=6378245 +rf=298.3
26740	NAD27 / Alaska zone 10	4267	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=53.8333333333333 +lat_2=51.8333333333333 +x_0=914401.828803657 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26741	NAD27 / California zone I	4267	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26742	NAD27 / California zone II	4267	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26743	NAD27 / California zone III	4267	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26744	NAD27 / California zone IV	4267	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26745	NAD27 / California zone V	4267	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26746	NAD27 / California zone VI	4267	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26748	NAD27 / Arizona East	4267	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26749	NAD27 / Arizona Central	4267	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2675	Pulkovo 1995 / 3-degree Gauss-Kruger zone 41	4200	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=41500000 +y_0=0 +a=6378245 +rf=298.3
26750	NAD27 / Arizona West	4267	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26751	NAD27 / Arkansas North	4267	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26752	NAD27 / Arkansas South	4267	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26753	NAD27 / Colorado North	4267	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=39.7166666666667 +lat_2=40.7833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26754	NAD27 / Colorado Central	4267	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26755	NAD27 / Colorado South	4267	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26756	NAD27 / Connecticut	4267	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=182880.365760731 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26757	NAD27 / Delaware	4267	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26758	NAD27 / Florida East	4267	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26759	NAD27 / Florida West	4267	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2676	Pulkovo 1995 / 3-degree Gauss-Kruger zone 42	4200	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=42500000 +y_0=0 +a=6378245 +rf=298.3
26760	NAD27 / Florida North	4267	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26766	NAD27 / Georgia East	4267	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26767	NAD27 / Georgia West	4267	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26768	NAD27 / Idaho East	4267	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26769	NAD27 / Idaho Central	4267	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2677	Pulkovo 1995 / 3-degree Gauss-Kruger zone 43	4200	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=43500000 +y_0=0 +a=6378245 +rf=298.3
26770	NAD27 / Idaho West	4267	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26771	NAD27 / Illinois East	4267	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26772	NAD27 / Illinois West	4267	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26773	NAD27 / Indiana East	4267	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26774	NAD27 / Indiana West	4267	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26775	NAD27 / Iowa North	4267	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26776	NAD27 / Iowa South	4267	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26777	NAD27 / Kansas North	4267	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26778	NAD27 / Kansas South	4267	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26779	NAD27 / Kentucky North	4267	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2678	Pulkovo 1995 / 3-degree Gauss-Kruger zone 44	4200	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=44500000 +y_0=0 +a=6378245 +rf=298.3
26780	NAD27 / Kentucky South	4267	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=36.7333333333333 +lat_2=37.9333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26781	NAD27 / Louisiana North	4267	+proj=lcc +lat_0=30.6666666666667 +lon_0=-92.5 +lat_1=31.1666666666667 +lat_2=32.6666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26782	NAD27 / Louisiana South	4267	+proj=lcc +lat_0=28.6666666666667 +lon_0=-91.3333333333333 +lat_1=29.3 +lat_2=30.7 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26783	NAD27 / Maine East	4267	+proj=tmerc +lat_0=43.8333333333333 +lon_0=-68.5 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26784	NAD27 / Maine West	4267	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26785	NAD27 / Maryland	4267	+proj=lcc +lat_0=37.8333333333333 +lon_0=-77 +lat_1=38.3 +lat_2=39.45 +x_0=243840.487680975 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26786	NAD27 / Massachusetts Mainland	4267	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=41.7166666666667 +lat_2=42.6833333333333 +x_0=182880.365760731 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26787	NAD27 / Massachusetts Island	4267	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.2833333333333 +lat_2=41.4833333333333 +x_0=60960.1219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26788	NAD 1927 SPCS Zone Michigan North	4267	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=45.4833333333333 +lat_2=47.0833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26789	NAD 1927 SPCS Zone Michigan Central	4267	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3333333333333 +lat_1=44.1833333333333 +lat_2=45.7 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2679	Pulkovo 1995 / 3-degree Gauss-Kruger zone 45	4200	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=45500000 +y_0=0 +a=6378245 +rf=298.3
26790	NAD 1927 SPCS Zone Michigan South	4267	+proj=lcc +lat_0=41.5 +lon_0=-84.3333333333333 +lat_1=42.1 +lat_2=43.6666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26791	NAD27 / Minnesota North	4267	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=47.0333333333333 +lat_2=48.6333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26792	NAD27 / Minnesota Central	4267	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=45.6166666666667 +lat_2=47.05 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26793	NAD27 / Minnesota South	4267	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=43.7833333333333 +lat_2=45.2166666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26794	NAD27 / Mississippi East	4267	+proj=tmerc +lat_0=29.6666666666667 +lon_0=-88.8333333333333 +k=0.99996 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26795	NAD27 / Mississippi West	4267	+proj=tmerc +lat_0=30.5 +lon_0=-90.3333333333333 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26796	NAD27 / Missouri East	4267	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26797	NAD27 / Missouri Central	4267	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26798	NAD27 / Missouri West	4267	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
26799	NAD27 / California zone VII	4267	+proj=lcc +lat_0=34.1333333333333 +lon_0=-118.333333333333 +lat_1=34.4166666666667 +lat_2=33.8666666666667 +x_0=1276106.4505969 +y_0=1268253.00685801 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2680	Pulkovo 1995 / 3-degree Gauss-Kruger zone 46	4200	+proj=tmerc +lat_0=0 +lon_0=138 +k=1 +x_0=46500000 +y_0=0 +a=6378245 +rf=298.3
2681	Pulkovo 1995 / 3-degree Gauss-Kruger zone 47	4200	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=47500000 +y_0=0 +a=6378245 +rf=298.3
2682	Pulkovo 1995 / 3-degree Gauss-Kruger zone 48	4200	+proj=tmerc +lat_0=0 +lon_0=144 +k=1 +x_0=48500000 +y_0=0 +a=6378245 +rf=298.3
2683	Pulkovo 1995 / 3-degree Gauss-Kruger zone 49	4200	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=49500000 +y_0=0 +a=6378245 +rf=298.3
2684	Pulkovo 1995 / 3-degree Gauss-Kruger zone 50	4200	+proj=tmerc +lat_0=0 +lon_0=150 +k=1 +x_0=50500000 +y_0=0 +a=6378245 +rf=298.3
26847	NAD83 / Maine East (ftUS)	4269	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
26848	NAD83 / Maine West (ftUS)	4269	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80 +units=us-ft
26849	NAD83 / Minnesota North (ftUS)	4269	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
2685	Pulkovo 1995 / 3-degree Gauss-Kruger zone 51	4200	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=51500000 +y_0=0 +a=6378245 +rf=298.3
26850	NAD83 / Minnesota Central (ftUS)	4269	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
26851	NAD83 / Minnesota South (ftUS)	4269	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
26852	NAD83 / Nebraska (ftUS)	4269	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
26853	NAD83 / West Virginia North (ftUS)	4269	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
26854	NAD83 / West Virginia South (ftUS)	4269	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
26855	NAD83(HARN) / Maine East (ftUS)	4152	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
26856	NAD83(HARN) / Maine West (ftUS)	4152	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80 +units=us-ft
26857	NAD83(HARN) / Minnesota North (ftUS)	4152	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
26858	NAD83(HARN) / Minnesota Central (ftUS)	4152	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
26859	NAD83(HARN) / Minnesota South (ftUS)	4152	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
2686	Pulkovo 1995 / 3-degree Gauss-Kruger zone 52	4200	+proj=tmerc +lat_0=0 +lon_0=156 +k=1 +x_0=52500000 +y_0=0 +a=6378245 +rf=298.3
26860	NAD83(HARN) / Nebraska (ftUS)	4152	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
26861	NAD83(HARN) / West Virginia North (ftUS)	4152	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
26862	NAD83(HARN) / West Virginia South (ftUS)	4152	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
26863	NAD83(NSRS2007) / Maine East (ftUS)	4759	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
26864	NAD83(NSRS2007) / Maine West (ftUS)	4759	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80 +units=us-ft
26865	NAD83(NSRS2007) / Minnesota North (ftUS)	4759	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
26866	NAD83(NSRS2007) / Minnesota Central (ftUS)	4759	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
26867	NAD83(NSRS2007) / Minnesota South (ftUS)	4759	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
26868	NAD83(NSRS2007) / Nebraska (ftUS)	4759	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
26869	NAD83(NSRS2007) / West Virginia North (ftUS)	4759	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2687	Pulkovo 1995 / 3-degree Gauss-Kruger zone 53	4200	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=53500000 +y_0=0 +a=6378245 +rf=298.3
26870	NAD83(NSRS2007) / West Virginia South (ftUS)	4759	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2688	Pulkovo 1995 / 3-degree Gauss-Kruger zone 54	4200	+proj=tmerc +lat_0=0 +lon_0=162 +k=1 +x_0=54500000 +y_0=0 +a=6378245 +rf=298.3
2689	Pulkovo 1995 / 3-degree Gauss-Kruger zone 55	4200	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=55500000 +y_0=0 +a=6378245 +rf=298.3
26891	NAD83(CSRS) / MTM zone 11	4617	+proj=tmerc +lat_0=0 +lon_0=-82.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26892	NAD83(CSRS) / MTM zone 12	4617	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26893	NAD83(CSRS) / MTM zone 13	4617	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26894	NAD83(CSRS) / MTM zone 14	4617	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26895	NAD83(CSRS) / MTM zone 15	4617	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26896	NAD83(CSRS) / MTM zone 16	4617	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26897	NAD83(CSRS) / MTM zone 17	4617	+proj=tmerc +lat_0=0 +lon_0=-96 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26898	NAD83(CSRS) / MTM zone 1	4617	+proj=tmerc +lat_0=0 +lon_0=-53 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
26899	NAD83(CSRS) / MTM zone 2	4617	+proj=tmerc +lat_0=0 +lon_0=-56 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2690	Pulkovo 1995 / 3-degree Gauss-Kruger zone 56	4200	+proj=tmerc +lat_0=0 +lon_0=168 +k=1 +x_0=56500000 +y_0=0 +a=6378245 +rf=298.3
26901	NAD83 / UTM zone 1N	4269	+proj=utm +zone=1 +ellps=GRS80
26902	NAD83 / UTM zone 2N	4269	+proj=utm +zone=2 +ellps=GRS80
26903	NAD83 / UTM zone 3N	4269	+proj=utm +zone=3 +ellps=GRS80
26904	NAD83 / UTM zone 4N	4269	+proj=utm +zone=4 +ellps=GRS80
26905	NAD83 / UTM zone 5N	4269	+proj=utm +zone=5 +ellps=GRS80
26906	NAD83 / UTM zone 6N	4269	+proj=utm +zone=6 +ellps=GRS80
26907	NAD83 / UTM zone 7N	4269	+proj=utm +zone=7 +ellps=GRS80
26908	NAD83 / UTM zone 8N	4269	+proj=utm +zone=8 +ellps=GRS80
26909	NAD83 / UTM zone 9N	4269	+proj=utm +zone=9 +ellps=GRS80
2691	Pulkovo 1995 / 3-degree Gauss-Kruger zone 57	4200	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=57500000 +y_0=0 +a=6378245 +rf=298.3
26910	NAD83 / UTM zone 10N	4269	+proj=utm +zone=10 +ellps=GRS80
26911	NAD83 / UTM zone 11N	4269	+proj=utm +zone=11 +ellps=GRS80
26912	NAD83 / UTM zone 12N	4269	+proj=utm +zone=12 +ellps=GRS80
26913	NAD83 / UTM zone 13N	4269	+proj=utm +zone=13 +ellps=GRS80
26914	NAD83 / UTM zone 14N	4269	+proj=utm +zone=14 +ellps=GRS80
26915	NAD83 / UTM zone 15N	4269	+proj=utm +zone=15 +ellps=GRS80
26916	NAD83 / UTM zone 16N	4269	+proj=utm +zone=16 +ellps=GRS80
26917	NAD83 / UTM zone 17N	4269	+proj=utm +zone=17 +ellps=GRS80
26918	NAD83 / UTM zone 18N	4269	+proj=utm +zone=18 +ellps=GRS80
26919	NAD83 / UTM zone 19N	4269	+proj=utm +zone=19 +ellps=GRS80
2692	Pulkovo 1995 / 3-degree Gauss-Kruger zone 58	4200	+proj=tmerc +lat_0=0 +lon_0=174 +k=1 +x_0=58500000 +y_0=0 +a=6378245 +rf=298.3
26920	NAD83 / UTM zone 20N	4269	+proj=utm +zone=20 +ellps=GRS80
26921	NAD83 / UTM zone 21N	4269	+proj=utm +zone=21 +ellps=GRS80
26922	NAD83 / UTM zone 22N	4269	+proj=utm +zone=22 +ellps=GRS80
26923	NAD83 / UTM zone 23N	4269	+proj=utm +zone=23 +ellps=GRS80
26929	NAD83 / Alabama East	4269	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000 +y_0=0 +ellps=GRS80
2693	Pulkovo 1995 / 3-degree Gauss-Kruger zone 59	4200	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=59500000 +y_0=0 +a=6378245 +rf=298.3
26930	NAD83 / Alabama West	4269	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333 +x_0=600000 +y_0=0 +ellps=GRS80
26931	NAD83 / Alaska zone 1	4269	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=323.130102361111 +gamma=323.130102361111 +k=0.9999 +x_0=5000000 +y_0=-5000000 +ellps=GRS80
26932	NAD83 / Alaska zone 2	4269	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26933	NAD83 / Alaska zone 3	4269	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26934	NAD83 / Alaska zone 4	4269	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26935	NAD83 / Alaska zone 5	4269	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26936	NAD83 / Alaska zone 6	4269	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26937	NAD83 / Alaska zone 7	4269	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26938	NAD83 / Alaska zone 8	4269	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26939	NAD83 / Alaska zone 9	4269	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
26940	NAD83 / Alaska zone 10	4269	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=53.8333333333333 +lat_2=51.8333333333333 +x_0=1000000 +y_0=0 +ellps=GRS80
26941	NAD83 / California zone 1	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000 +y_0=500000 +ellps=GRS80
26942	NAD83 / California zone 2	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
26943	NAD83 / California zone 3	4269	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000 +y_0=500000 +ellps=GRS80
26944	NAD83 / California zone 4	4269	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000 +y_0=500000 +ellps=GRS80
26945	NAD83 / California zone 5	4269	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
26946	NAD83 / California zone 6	4269	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
26948	NAD83 / Arizona East	4269	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
26949	NAD83 / Arizona Central	4269	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
2695	Pulkovo 1995 / 3-degree Gauss-Kruger zone 61	4200	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=61500000 +y_0=0 +a=6378245 +rf=298.3
26950	NAD83 / Arizona West	4269	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80
26951	NAD83 / Arkansas North	4269	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=400000 +y_0=0 +ellps=GRS80
26952	NAD83 / Arkansas South	4269	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=400000 +y_0=400000 +ellps=GRS80
26953	NAD83 / Colorado North	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
26954	NAD83 / Colorado Central	4269	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
26955	NAD83 / Colorado South	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
26956	NAD83 / Connecticut	4269	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.6096 +y_0=152400.3048 +ellps=GRS80
26957	NAD83 / Delaware	4269	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000 +y_0=0 +ellps=GRS80
26958	NAD83 / Florida East	4269	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
26959	NAD83 / Florida West	4269	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
2696	Pulkovo 1995 / 3-degree Gauss-Kruger zone 62	4200	+proj=tmerc +lat_0=0 +lon_0=-174 +k=1 +x_0=62500000 +y_0=0 +a=6378245 +rf=298.3
26960	NAD83 / Florida North	4269	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
26961	NAD83 / Hawaii zone 1	4269	+proj=tmerc +lat_0=18.8333333333333 +lon_0=-155.5 +k=0.999966667 +x_0=500000 +y_0=0 +ellps=GRS80
26962	NAD83 / Hawaii zone 2	4269	+proj=tmerc +lat_0=20.3333333333333 +lon_0=-156.666666666667 +k=0.999966667 +x_0=500000 +y_0=0 +ellps=GRS80
26963	NAD83 / Hawaii zone 3	4269	+proj=tmerc +lat_0=21.1666666666667 +lon_0=-158 +k=0.99999 +x_0=500000 +y_0=0 +ellps=GRS80
26964	NAD83 / Hawaii zone 4	4269	+proj=tmerc +lat_0=21.8333333333333 +lon_0=-159.5 +k=0.99999 +x_0=500000 +y_0=0 +ellps=GRS80
26965	NAD83 / Hawaii zone 5	4269	+proj=tmerc +lat_0=21.6666666666667 +lon_0=-160.166666666667 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
26966	NAD83 / Georgia East	4269	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000 +y_0=0 +ellps=GRS80
26967	NAD83 / Georgia West	4269	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=700000 +y_0=0 +ellps=GRS80
26968	NAD83 / Idaho East	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000 +y_0=0 +ellps=GRS80
26969	NAD83 / Idaho Central	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000 +y_0=0 +ellps=GRS80
2697	Pulkovo 1995 / 3-degree Gauss-Kruger zone 63	4200	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=63500000 +y_0=0 +a=6378245 +rf=298.3
26970	NAD83 / Idaho West	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000 +y_0=0 +ellps=GRS80
26971	NAD83 / Illinois East	4269	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80
26972	NAD83 / Illinois West	4269	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=700000 +y_0=0 +ellps=GRS80
26973	NAD83 / Indiana East	4269	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=100000 +y_0=250000 +ellps=GRS80
26974	NAD83 / Indiana West	4269	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=250000 +ellps=GRS80
26975	NAD83 / Iowa North	4269	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
26976	NAD83 / Iowa South	4269	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000 +y_0=0 +ellps=GRS80
26977	NAD83 / Kansas North	4269	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=400000 +y_0=0 +ellps=GRS80
26978	NAD83 / Kansas South	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80
2698	Pulkovo 1995 / 3-degree Gauss-Kruger zone 64	4200	+proj=tmerc +lat_0=0 +lon_0=-168 +k=1 +x_0=64500000 +y_0=0 +a=6378245 +rf=298.3
26980	NAD83 / Kentucky South	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000 +y_0=500000 +ellps=GRS80
26981	NAD83 / Louisiana North	4269	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=1000000 +y_0=0 +ellps=GRS80
26982	NAD83 / Louisiana South	4269	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=1000000 +y_0=0 +ellps=GRS80
26983	NAD83 / Maine East	4269	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80
26984	NAD83 / Maine West	4269	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80
26985	NAD83 / Maryland	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=400000 +y_0=0 +ellps=GRS80
26986	NAD83 / Massachusetts Mainland	4269	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000 +y_0=750000 +ellps=GRS80
26987	NAD83 / Massachusetts Island	4269	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000 +y_0=0 +ellps=GRS80
26988	NAD83 / Michigan North	4269	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=8000000 +y_0=0 +ellps=GRS80
26989	NAD83 / Michigan Central	4269	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=6000000 +y_0=0 +ellps=GRS80
2699	Pulkovo 1995 / 3-degree Gauss-Kruger CM 21E	4200	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
26990	NAD83 / Michigan South	4269	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=4000000 +y_0=0 +ellps=GRS80
26991	NAD83 / Minnesota North	4269	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
26992	NAD83 / Minnesota Central	4269	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000 +y_0=100000 +ellps=GRS80
26993	NAD83 / Minnesota South	4269	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
26994	NAD83 / Mississippi East	4269	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80
26995	NAD83 / Mississippi West	4269	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=700000 +y_0=0 +ellps=GRS80
26996	NAD83 / Missouri East	4269	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333 +x_0=250000 +y_0=0 +ellps=GRS80
26997	NAD83 / Missouri Central	4269	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333 +x_0=500000 +y_0=0 +ellps=GRS80
26998	NAD83 / Missouri West	4269	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941177 +x_0=850000 +y_0=0 +ellps=GRS80
2700	Pulkovo 1995 / 3-degree Gauss-Kruger CM 24E	4200	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2701	Pulkovo 1995 / 3-degree Gauss-Kruger CM 27E	4200	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2702	Pulkovo 1995 / 3-degree Gauss-Kruger CM 30E	4200	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2703	Pulkovo 1995 / 3-degree Gauss-Kruger CM 33E	4200	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27039	Nahrwan 1967 / UTM zone 39N	4270	+proj=utm +zone=39 +a=6378249.145 +rf=293.465
2704	Pulkovo 1995 / 3-degree Gauss-Kruger CM 36E	4200	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27040	Nahrwan 1967 / UTM zone 40N	4270	+proj=utm +zone=40 +a=6378249.145 +rf=293.465
2705	Pulkovo 1995 / 3-degree Gauss-Kruger CM 39E	4200	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2706	Pulkovo 1995 / 3-degree Gauss-Kruger CM 42E	4200	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2707	Pulkovo 1995 / 3-degree Gauss-Kruger CM 45E	4200	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2708	Pulkovo 1995 / 3-degree Gauss-Kruger CM 48E	4200	+proj=tmerc +lat_0=0 +lon_0=48 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2709	Pulkovo 1995 / 3-degree Gauss-Kruger CM 51E	4200	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2710	Pulkovo 1995 / 3-degree Gauss-Kruger CM 54E	4200	+proj=tmerc +lat_0=0 +lon_0=54 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2711	Pulkovo 1995 / 3-degree Gauss-Kruger CM 57E	4200	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2712	Pulkovo 1995 / 3-degree Gauss-Kruger CM 60E	4200	+proj=tmerc +lat_0=0 +lon_0=60 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27120	Naparima 1972 / UTM zone 20N	4271	+proj=utm +zone=20 +a=6378388 +rf=297
2713	Pulkovo 1995 / 3-degree Gauss-Kruger CM 63E	4200	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2714	Pulkovo 1995 / 3-degree Gauss-Kruger CM 66E	4200	+proj=tmerc +lat_0=0 +lon_0=66 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2715	Pulkovo 1995 / 3-degree Gauss-Kruger CM 69E	4200	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2716	Pulkovo 1995 / 3-degree Gauss-Kruger CM 72E	4200	+proj=tmerc +lat_0=0 +lon_0=72 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2717	Pulkovo 1995 / 3-degree Gauss-Kruger CM 75E	4200	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2718	Pulkovo 1995 / 3-degree Gauss-Kruger CM 78E	4200	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2719	Pulkovo 1995 / 3-degree Gauss-Kruger CM 81E	4200	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2720	Pulkovo 1995 / 3-degree Gauss-Kruger CM 84E	4200	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27200	NZGD49 / New Zealand Map Grid	4272	+proj=nzmg +lat_0=-41 +lon_0=173 +x_0=2510000 +y_0=6023150 +a=6378388 +rf=297
27205	NZGD49 / Mount Eden Circuit	4272	+proj=tmerc +lat_0=-36.8798652777778 +lon_0=174.764339361111 +k=0.9999 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27206	NZGD49 / Bay of Plenty Circuit	4272	+proj=tmerc +lat_0=-37.7612498055556 +lon_0=176.46619725 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27207	NZGD49 / Poverty Bay Circuit	4272	+proj=tmerc +lat_0=-38.6247027777778 +lon_0=177.885636277778 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27208	NZGD49 / Hawkes Bay Circuit	4272	+proj=tmerc +lat_0=-39.6509293055556 +lon_0=176.673680527778 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27209	NZGD49 / Taranaki Circuit	4272	+proj=tmerc +lat_0=-39.1357583055556 +lon_0=174.22801175 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
2721	Pulkovo 1995 / 3-degree Gauss-Kruger CM 87E	4200	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27210	NZGD49 / Tuhirangi Circuit	4272	+proj=tmerc +lat_0=-39.5124703888889 +lon_0=175.640036805556 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27211	NZGD49 / Wanganui Circuit	4272	+proj=tmerc +lat_0=-40.2419471388889 +lon_0=175.488099611111 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27212	NZGD49 / Wairarapa Circuit	4272	+proj=tmerc +lat_0=-40.9255326388889 +lon_0=175.647349666667 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27213	NZGD49 / Wellington Circuit	4272	+proj=tmerc +lat_0=-41.3013196388889 +lon_0=174.776623111111 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27214	NZGD49 / Collingwood Circuit	4272	+proj=tmerc +lat_0=-40.7147590555556 +lon_0=172.6720465 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27215	NZGD49 / Nelson Circuit	4272	+proj=tmerc +lat_0=-41.2745447222222 +lon_0=173.299316805556 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27216	NZGD49 / Karamea Circuit	4272	+proj=tmerc +lat_0=-41.2899115277778 +lon_0=172.109028194444 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27217	NZGD49 / Buller Circuit	4272	+proj=tmerc +lat_0=-41.8108028611111 +lon_0=171.581260055556 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27218	NZGD49 / Grey Circuit	4272	+proj=tmerc +lat_0=-42.3336942777778 +lon_0=171.549771305556 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27219	NZGD49 / Amuri Circuit	4272	+proj=tmerc +lat_0=-42.6891165833333 +lon_0=173.010133388889 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
2722	Pulkovo 1995 / 3-degree Gauss-Kruger CM 90E	4200	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27220	NZGD49 / Marlborough Circuit	4272	+proj=tmerc +lat_0=-41.5444866666667 +lon_0=173.802074111111 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27221	NZGD49 / Hokitika Circuit	4272	+proj=tmerc +lat_0=-42.8863223611111 +lon_0=170.9799935 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27222	NZGD49 / Okarito Circuit	4272	+proj=tmerc +lat_0=-43.1101281388889 +lon_0=170.260925833333 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27223	NZGD49 / Jacksons Bay Circuit	4272	+proj=tmerc +lat_0=-43.9778028888889 +lon_0=168.606267 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27224	NZGD49 / Mount Pleasant Circuit	4272	+proj=tmerc +lat_0=-43.5906375833333 +lon_0=172.727193583333 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27225	NZGD49 / Gawler Circuit	4272	+proj=tmerc +lat_0=-43.7487115555556 +lon_0=171.360748472222 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27226	NZGD49 / Timaru Circuit	4272	+proj=tmerc +lat_0=-44.4022203611111 +lon_0=171.057250833333 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27227	NZGD49 / Lindis Peak Circuit	4272	+proj=tmerc +lat_0=-44.7352679722222 +lon_0=169.467755083333 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27228	NZGD49 / Mount Nicholas Circuit	4272	+proj=tmerc +lat_0=-45.1329025833333 +lon_0=168.398641194444 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27229	NZGD49 / Mount York Circuit	4272	+proj=tmerc +lat_0=-45.5637261666667 +lon_0=167.738861777778 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
2723	Pulkovo 1995 / 3-degree Gauss-Kruger CM 93E	4200	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27230	NZGD49 / Observation Point Circuit	4272	+proj=tmerc +lat_0=-45.8161966111111 +lon_0=170.628595166667 +k=1 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27231	NZGD49 / North Taieri Circuit	4272	+proj=tmerc +lat_0=-45.8615133611111 +lon_0=170.282589111111 +k=0.99996 +x_0=300000 +y_0=700000 +a=6378388 +rf=297
27232	NZGD49 / Bluff Circuit	4272	+proj=tmerc +lat_0=-46.6000096111111 +lon_0=168.342872 +k=1 +x_0=300002.66 +y_0=699999.58 +a=6378388 +rf=297
2724	Pulkovo 1995 / 3-degree Gauss-Kruger CM 96E	4200	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2725	Pulkovo 1995 / 3-degree Gauss-Kruger CM 99E	4200	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27258	NZGD49 / UTM zone 58S	4272	+proj=utm +zone=58 +south +a=6378388 +rf=297
27259	NZGD49 / UTM zone 59S	4272	+proj=utm +zone=59 +south +a=6378388 +rf=297
2726	Pulkovo 1995 / 3-degree Gauss-Kruger CM 102E	4200	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27260	NZGD49 / UTM zone 60S	4272	+proj=utm +zone=60 +south +a=6378388 +rf=297
2727	Pulkovo 1995 / 3-degree Gauss-Kruger CM 105E	4200	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2728	Pulkovo 1995 / 3-degree Gauss-Kruger CM 108E	4200	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2729	Pulkovo 1995 / 3-degree Gauss-Kruger CM 111E	4200	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27291	NZGD49 / North Island Grid	4272	+proj=tmerc +lat_0=-39 +lon_0=175.5 +k=1 +x_0=274319.524384809 +y_0=365759.365846412 +a=6378388 +rf=297 +to_meter=0.914398414616029
27292	NZGD49 / South Island Grid	4272	+proj=tmerc +lat_0=-44 +lon_0=171.5 +k=1 +x_0=457199.207308015 +y_0=457199.207308015 +a=6378388 +rf=297 +to_meter=0.914398414616029
2730	Pulkovo 1995 / 3-degree Gauss-Kruger CM 114E	4200	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2731	Pulkovo 1995 / 3-degree Gauss-Kruger CM 117E	4200	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2732	Pulkovo 1995 / 3-degree Gauss-Kruger CM 120E	4200	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2733	Pulkovo 1995 / 3-degree Gauss-Kruger CM 123E	4200	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2734	Pulkovo 1995 / 3-degree Gauss-Kruger CM 126E	4200	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2735	Pulkovo 1995 / 3-degree Gauss-Kruger CM 129E	4200	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2736	Tete / UTM zone 36S	4127	+proj=utm +zone=36 +south +a=6378206.4 +rf=294.978698213898
2737	Tete / UTM zone 37S	4127	+proj=utm +zone=37 +south +a=6378206.4 +rf=294.978698213898
2738	Pulkovo 1995 / 3-degree Gauss-Kruger CM 132E	4200	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2739	Pulkovo 1995 / 3-degree Gauss-Kruger CM 135E	4200	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27391	NGO 1948 (Oslo) / NGO zone I	4817	+proj=tmerc +lat_0=58 +lon_0=-4.66666666666667 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
27392	NGO 1948 (Oslo) / NGO zone II	4817	+proj=tmerc +lat_0=58 +lon_0=-2.33333333333333 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
27393	NGO 1948 (Oslo) / NGO zone III	4817	+proj=tmerc +lat_0=58 +lon_0=0 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
27394	NGO 1948 (Oslo) / NGO zone IV	4817	+proj=tmerc +lat_0=58 +lon_0=2.5 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
27395	NGO 1948 (Oslo) / NGO zone V	4817	+proj=tmerc +lat_0=58 +lon_0=6.16666666666667 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
27396	NGO 1948 (Oslo) / NGO zone VI	4817	+proj=tmerc +lat_0=58 +lon_0=10.1666666666667 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
27397	NGO 1948 (Oslo) / NGO zone VII	4817	+proj=tmerc +lat_0=58 +lon_0=14.1666666666667 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
27398	NGO 1948 (Oslo) / NGO zone VIII	4817	+proj=tmerc +lat_0=58 +lon_0=18.3333333333333 +k=1 +x_0=0 +y_0=0 +a=6377492.018 +rf=299.1528128 +pm=oslo
2740	Pulkovo 1995 / 3-degree Gauss-Kruger CM 138E	4200	+proj=tmerc +lat_0=0 +lon_0=138 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2741	Pulkovo 1995 / 3-degree Gauss-Kruger CM 141E	4200	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2742	Pulkovo 1995 / 3-degree Gauss-Kruger CM 144E	4200	+proj=tmerc +lat_0=0 +lon_0=144 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27429	Datum 73 / UTM zone 29N	4274	+proj=utm +zone=29 +a=6378388 +rf=297
2743	Pulkovo 1995 / 3-degree Gauss-Kruger CM 147E	4200	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2744	Pulkovo 1995 / 3-degree Gauss-Kruger CM 150E	4200	+proj=tmerc +lat_0=0 +lon_0=150 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2745	Pulkovo 1995 / 3-degree Gauss-Kruger CM 153E	4200	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2746	Pulkovo 1995 / 3-degree Gauss-Kruger CM 156E	4200	+proj=tmerc +lat_0=0 +lon_0=156 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2747	Pulkovo 1995 / 3-degree Gauss-Kruger CM 159E	4200	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2748	Pulkovo 1995 / 3-degree Gauss-Kruger CM 162E	4200	+proj=tmerc +lat_0=0 +lon_0=162 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2749	Pulkovo 1995 / 3-degree Gauss-Kruger CM 165E	4200	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27493	Datum 73 / Modified Portuguese Grid	4274	+proj=tmerc +lat_0=39.6666666666667 +lon_0=-8.13190611111111 +k=1 +x_0=180.598 +y_0=-86.99 +a=6378388 +rf=297
2750	Pulkovo 1995 / 3-degree Gauss-Kruger CM 168E	4200	+proj=tmerc +lat_0=0 +lon_0=168 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27500	ATF (Paris) / Nord de Guerre	4901	+proj=lcc +lat_1=49.5 +lat_0=49.5 +lon_0=5.4 +k_0=0.99950908 +x_0=500000 +y_0=300000 +a=6376523 +rf=308.64 +pm=2.33720833333333
2751	Pulkovo 1995 / 3-degree Gauss-Kruger CM 171E	4200	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2752	Pulkovo 1995 / 3-degree Gauss-Kruger CM 174E	4200	+proj=tmerc +lat_0=0 +lon_0=174 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2753	Pulkovo 1995 / 3-degree Gauss-Kruger CM 177E	4200	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2754	Pulkovo 1995 / 3-degree Gauss-Kruger CM 180E	4200	+proj=tmerc +lat_0=0 +lon_0=180 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2755	Pulkovo 1995 / 3-degree Gauss-Kruger CM 177W	4200	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2756	Pulkovo 1995 / 3-degree Gauss-Kruger CM 174W	4200	+proj=tmerc +lat_0=0 +lon_0=-174 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27561	NTF (Paris) / Lambert Nord France	4807	+proj=lcc +lat_1=49.5 +lat_0=49.5 +lon_0=0 +k_0=0.999877341 +x_0=600000 +y_0=200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
27562	NTF (Paris) / Lambert Centre France	4807	+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
27563	NTF (Paris) / Lambert Sud France	4807	+proj=lcc +lat_1=44.1 +lat_0=44.1 +lon_0=0 +k_0=0.999877499 +x_0=600000 +y_0=200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
27564	NTF (Paris) / Lambert Corse	4807	+proj=lcc +lat_1=42.1649999999998 +lat_0=42.1649999999998 +lon_0=0 +k_0=0.99994471 +x_0=234.358 +y_0=185861.369 +a=6378249.2 +rf=293.466021293627 +pm=paris
2757	Pulkovo 1995 / 3-degree Gauss-Kruger CM 171W	4200	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
27571	NTF (Paris) / Lambert zone I	4807	+proj=lcc +lat_1=49.5 +lat_0=49.5 +lon_0=0 +k_0=0.999877341 +x_0=600000 +y_0=1200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
27572	NTF (Paris) / Lambert zone II	4807	+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
27573	NTF (Paris) / Lambert zone III	4807	+proj=lcc +lat_1=44.1 +lat_0=44.1 +lon_0=0 +k_0=0.999877499 +x_0=600000 +y_0=3200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
27574	NTF (Paris) / Lambert zone IV	4807	+proj=lcc +lat_1=42.1649999999998 +lat_0=42.1649999999998 +lon_0=0 +k_0=0.99994471 +x_0=234.358 +y_0=4185861.369 +a=6378249.2 +rf=293.466021293627 +pm=paris
2758	Pulkovo 1995 / 3-degree Gauss-Kruger CM 168W	4200	+proj=tmerc +lat_0=0 +lon_0=-168 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
2759	NAD83(HARN) / Alabama East	4152	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000 +y_0=0 +ellps=GRS80
2760	NAD83(HARN) / Alabama West	4152	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333 +x_0=600000 +y_0=0 +ellps=GRS80
2761	NAD83(HARN) / Arizona East	4152	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
2762	NAD83(HARN) / Arizona Central	4152	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
2763	NAD83(HARN) / Arizona West	4152	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80
2764	NAD83(HARN) / Arkansas North	4152	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=400000 +y_0=0 +ellps=GRS80
2765	NAD83(HARN) / Arkansas South	4152	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=400000 +y_0=400000 +ellps=GRS80
2766	NAD83(HARN) / California zone 1	4152	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000 +y_0=500000 +ellps=GRS80
2767	NAD83(HARN) / California zone 2	4152	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
2768	NAD83(HARN) / California zone 3	4152	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000 +y_0=500000 +ellps=GRS80
2769	NAD83(HARN) / California zone 4	4152	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000 +y_0=500000 +ellps=GRS80
2770	NAD83(HARN) / California zone 5	4152	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
27700	OSGB36 / British National Grid	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +a=6377563.396 +rf=299.3249646
2771	NAD83(HARN) / California zone 6	4152	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
2772	NAD83(HARN) / Colorado North	4152	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
2773	NAD83(HARN) / Colorado Central	4152	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
2774	NAD83(HARN) / Colorado South	4152	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
2775	NAD83(HARN) / Connecticut	4152	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.6096 +y_0=152400.3048 +ellps=GRS80
2776	NAD83(HARN) / Delaware	4152	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000 +y_0=0 +ellps=GRS80
2777	NAD83(HARN) / Florida East	4152	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
2778	NAD83(HARN) / Florida West	4152	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
2779	NAD83(HARN) / Florida North	4152	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
2780	NAD83(HARN) / Georgia East	4152	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000 +y_0=0 +ellps=GRS80
2781	NAD83(HARN) / Georgia West	4152	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=700000 +y_0=0 +ellps=GRS80
2782	NAD83(HARN) / Hawaii zone 1	4152	+proj=tmerc +lat_0=18.8333333333333 +lon_0=-155.5 +k=0.999966667 +x_0=500000 +y_0=0 +ellps=GRS80
2783	NAD83(HARN) / Hawaii zone 2	4152	+proj=tmerc +lat_0=20.3333333333333 +lon_0=-156.666666666667 +k=0.999966667 +x_0=500000 +y_0=0 +ellps=GRS80
2784	NAD83(HARN) / Hawaii zone 3	4152	+proj=tmerc +lat_0=21.1666666666667 +lon_0=-158 +k=0.99999 +x_0=500000 +y_0=0 +ellps=GRS80
2785	NAD83(HARN) / Hawaii zone 4	4152	+proj=tmerc +lat_0=21.8333333333333 +lon_0=-159.5 +k=0.99999 +x_0=500000 +y_0=0 +ellps=GRS80
2786	NAD83(HARN) / Hawaii zone 5	4152	+proj=tmerc +lat_0=21.6666666666667 +lon_0=-160.166666666667 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
2787	NAD83(HARN) / Idaho East	4152	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000 +y_0=0 +ellps=GRS80
2788	NAD83(HARN) / Idaho Central	4152	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000 +y_0=0 +ellps=GRS80
2789	NAD83(HARN) / Idaho West	4152	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000 +y_0=0 +ellps=GRS80
2790	NAD83(HARN) / Illinois East	4152	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80
2791	NAD83(HARN) / Illinois West	4152	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=700000 +y_0=0 +ellps=GRS80
2792	NAD83(HARN) / Indiana East	4152	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=100000 +y_0=250000 +ellps=GRS80
2793	NAD83(HARN) / Indiana West	4152	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=250000 +ellps=GRS80
2794	NAD83(HARN) / Iowa North	4152	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
2795	NAD83(HARN) / Iowa South	4152	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000 +y_0=0 +ellps=GRS80
2796	NAD83(HARN) / Kansas North	4152	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=400000 +y_0=0 +ellps=GRS80
2797	NAD83(HARN) / Kansas South	4152	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80
2798	NAD83(HARN) / Kentucky North	4152	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000 +y_0=0 +ellps=GRS80
2799	NAD83(HARN) / Kentucky South	4152	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000 +y_0=500000 +ellps=GRS80
2800	NAD83(HARN) / Louisiana North	4152	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=1000000 +y_0=0 +ellps=GRS80
2801	NAD83(HARN) / Louisiana South	4152	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=1000000 +y_0=0 +ellps=GRS80
2802	NAD83(HARN) / Maine East	4152	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80
2803	NAD83(HARN) / Maine West	4152	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80
2804	NAD83(HARN) / Maryland	4152	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=400000 +y_0=0 +ellps=GRS80
2805	NAD83(HARN) / Massachusetts Mainland	4152	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000 +y_0=750000 +ellps=GRS80
2806	NAD83(HARN) / Massachusetts Island	4152	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000 +y_0=0 +ellps=GRS80
2807	NAD83(HARN) / Michigan North	4152	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=8000000 +y_0=0 +ellps=GRS80
2808	NAD83(HARN) / Michigan Central	4152	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=6000000 +y_0=0 +ellps=GRS80
2809	NAD83(HARN) / Michigan South	4152	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=4000000 +y_0=0 +ellps=GRS80
2810	NAD83(HARN) / Minnesota North	4152	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
2811	NAD83(HARN) / Minnesota Central	4152	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000 +y_0=100000 +ellps=GRS80
2812	NAD83(HARN) / Minnesota South	4152	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
2813	NAD83(HARN) / Mississippi East	4152	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80
2814	NAD83(HARN) / Mississippi West	4152	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=700000 +y_0=0 +ellps=GRS80
2815	NAD83(HARN) / Missouri East	4152	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333 +x_0=250000 +y_0=0 +ellps=GRS80
2816	NAD83(HARN) / Missouri Central	4152	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333 +x_0=500000 +y_0=0 +ellps=GRS80
2817	NAD83(HARN) / Missouri West	4152	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941177 +x_0=850000 +y_0=0 +ellps=GRS80
2818	NAD83(HARN) / Montana	4152	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=600000 +y_0=0 +ellps=GRS80
2819	NAD83(HARN) / Nebraska	4152	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000 +y_0=0 +ellps=GRS80
28191	Palestine 1923 / Palestine Grid	4281	+proj=cass +lat_0=31.7340969444444 +lon_0=35.2120805555556 +x_0=170251.555 +y_0=126867.909 +a=6378300.789 +b=6356566.435
28192	Palestine 1923 / Palestine Belt	4281	+proj=tmerc +lat_0=31.7340969444444 +lon_0=35.2120805555556 +k=1 +x_0=170251.555 +y_0=1126867.909 +a=6378300.789 +b=6356566.435
28193	Palestine 1923 / Israeli CS Grid	4281	+proj=cass +lat_0=31.7340969444444 +lon_0=35.2120805555556 +x_0=170251.555 +y_0=1126867.909 +a=6378300.789 +b=6356566.435
2820	NAD83(HARN) / Nevada East	4152	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000 +y_0=8000000 +ellps=GRS80
2821	NAD83(HARN) / Nevada Central	4152	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000 +y_0=6000000 +ellps=GRS80
2822	NAD83(HARN) / Nevada West	4152	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000 +y_0=4000000 +ellps=GRS80
2823	NAD83(HARN) / New Hampshire	4152	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80
28232	Pointe Noire / UTM zone 32S	4282	+proj=utm +zone=32 +south +a=6378249.2 +rf=293.466021293627
2824	NAD83(HARN) / New Jersey	4152	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
2825	NAD83(HARN) / New Mexico East	4152	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80
2826	NAD83(HARN) / New Mexico Central	4152	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
2827	NAD83(HARN) / New Mexico West	4152	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000 +y_0=0 +ellps=GRS80
2828	NAD83(HARN) / New York East	4152	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
2829	NAD83(HARN) / New York Central	4152	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=250000 +y_0=0 +ellps=GRS80
2830	NAD83(HARN) / New York West	4152	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000 +y_0=0 +ellps=GRS80
2831	NAD83(HARN) / New York Long Island	4152	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80
2832	NAD83(HARN) / North Dakota North	4152	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
2833	NAD83(HARN) / North Dakota South	4152	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
2834	NAD83(HARN) / Ohio North	4152	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
28348	GDA94 / MGA zone 48	4283	+proj=utm +zone=48 +south +ellps=GRS80
28349	GDA94 / MGA zone 49	4283	+proj=utm +zone=49 +south +ellps=GRS80
2835	NAD83(HARN) / Ohio South	4152	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
28350	GDA94 / MGA zone 50	4283	+proj=utm +zone=50 +south +ellps=GRS80
28351	GDA94 / MGA zone 51	4283	+proj=utm +zone=51 +south +ellps=GRS80
28352	GDA94 / MGA zone 52	4283	+proj=utm +zone=52 +south +ellps=GRS80
28353	GDA94 / MGA zone 53	4283	+proj=utm +zone=53 +south +ellps=GRS80
28354	GDA94 / MGA zone 54	4283	+proj=utm +zone=54 +south +ellps=GRS80
28355	GDA94 / MGA zone 55	4283	+proj=utm +zone=55 +south +ellps=GRS80
28356	GDA94 / MGA zone 56	4283	+proj=utm +zone=56 +south +ellps=GRS80
28357	GDA94 / MGA zone 57	4283	+proj=utm +zone=57 +south +ellps=GRS80
28358	GDA94 / MGA zone 58	4283	+proj=utm +zone=58 +south +ellps=GRS80
2836	NAD83(HARN) / Oklahoma North	4152	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
2837	NAD83(HARN) / Oklahoma South	4152	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
2838	NAD83(HARN) / Oregon North	4152	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000 +y_0=0 +ellps=GRS80
2839	NAD83(HARN) / Oregon South	4152	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000 +y_0=0 +ellps=GRS80
2840	NAD83(HARN) / Rhode Island	4152	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=100000 +y_0=0 +ellps=GRS80
28404	Pulkovo 1942 / Gauss-Kruger zone 4	4284	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
28405	Pulkovo 1942 / Gauss-Kruger zone 5	4284	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
28406	Pulkovo 1942 / Gauss-Kruger zone 6	4284	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=6500000 +y_0=0 +a=6378245 +rf=298.3
28407	Pulkovo 1942 / Gauss-Kruger zone 7	4284	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=7500000 +y_0=0 +a=6378245 +rf=298.3
28408	Pulkovo 1942 / Gauss-Kruger zone 8	4284	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=8500000 +y_0=0 +a=6378245 +rf=298.3
28409	Pulkovo 1942 / Gauss-Kruger zone 9	4284	+proj=tmerc +lat_0=0 +lon_0=51 +k=1 +x_0=9500000 +y_0=0 +a=6378245 +rf=298.3
2841	NAD83(HARN) / South Dakota North	4152	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80
28410	Pulkovo 1942 / Gauss-Kruger zone 10	4284	+proj=tmerc +lat_0=0 +lon_0=57 +k=1 +x_0=10500000 +y_0=0 +a=6378245 +rf=298.3
28411	Pulkovo 1942 / Gauss-Kruger zone 11	4284	+proj=tmerc +lat_0=0 +lon_0=63 +k=1 +x_0=11500000 +y_0=0 +a=6378245 +rf=298.3
28412	Pulkovo 1942 / Gauss-Kruger zone 12	4284	+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=12500000 +y_0=0 +a=6378245 +rf=298.3
28413	Pulkovo 1942 / Gauss-Kruger zone 13	4284	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=13500000 +y_0=0 +a=6378245 +rf=298.3
28414	Pulkovo 1942 / Gauss-Kruger zone 14	4284	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=14500000 +y_0=0 +a=6378245 +rf=298.3
28415	Pulkovo 1942 / Gauss-Kruger zone 15	4284	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=15500000 +y_0=0 +a=6378245 +rf=298.3
28416	Pulkovo 1942 / Gauss-Kruger zone 16	4284	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=16500000 +y_0=0 +a=6378245 +rf=298.3
28417	Pulkovo 1942 / Gauss-Kruger zone 17	4284	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=17500000 +y_0=0 +a=6378245 +rf=298.3
28418	Pulkovo 1942 / Gauss-Kruger zone 18	4284	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +a=6378245 +rf=298.3
28419	Pulkovo 1942 / Gauss-Kruger zone 19	4284	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +a=6378245 +rf=298.3
2842	NAD83(HARN) / South Dakota South	4152	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
28420	Pulkovo 1942 / Gauss-Kruger zone 20	4284	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=20500000 +y_0=0 +a=6378245 +rf=298.3
28421	Pulkovo 1942 / Gauss-Kruger zone 21	4284	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=21500000 +y_0=0 +a=6378245 +rf=298.3
28422	Pulkovo 1942 / Gauss-Kruger zone 22	4284	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=22500000 +y_0=0 +a=6378245 +rf=298.3
28423	Pulkovo 1942 / Gauss-Kruger zone 23	4284	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=23500000 +y_0=0 +a=6378245 +rf=298.3
28424	Pulkovo 1942 / Gauss-Kruger zone 24	4284	+proj=tmerc +lat_0=0 +lon_0=141 +k=1 +x_0=24500000 +y_0=0 +a=6378245 +rf=298.3
28425	Pulkovo 1942 / Gauss-Kruger zone 25	4284	+proj=tmerc +lat_0=0 +lon_0=147 +k=1 +x_0=25500000 +y_0=0 +a=6378245 +rf=298.3
28426	Pulkovo 1942 / Gauss-Kruger zone 26	4284	+proj=tmerc +lat_0=0 +lon_0=153 +k=1 +x_0=26500000 +y_0=0 +a=6378245 +rf=298.3
28427	Pulkovo 1942 / Gauss-Kruger zone 27	4284	+proj=tmerc +lat_0=0 +lon_0=159 +k=1 +x_0=27500000 +y_0=0 +a=6378245 +rf=298.3
28428	Pulkovo 1942 / Gauss-Kruger zone 28	4284	+proj=tmerc +lat_0=0 +lon_0=165 +k=1 +x_0=28500000 +y_0=0 +a=6378245 +rf=298.3
28429	Pulkovo 1942 / Gauss-Kruger zone 29	4284	+proj=tmerc +lat_0=0 +lon_0=171 +k=1 +x_0=29500000 +y_0=0 +a=6378245 +rf=298.3
2843	NAD83(HARN) / Tennessee	4152	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80
28430	Pulkovo 1942 / Gauss-Kruger zone 30	4284	+proj=tmerc +lat_0=0 +lon_0=177 +k=1 +x_0=30500000 +y_0=0 +a=6378245 +rf=298.3
28431	Pulkovo 1942 / Gauss-Kruger zone 31	4284	+proj=tmerc +lat_0=0 +lon_0=-177 +k=1 +x_0=31500000 +y_0=0 +a=6378245 +rf=298.3
28432	Pulkovo 1942 / Gauss-Kruger zone 32	4284	+proj=tmerc +lat_0=0 +lon_0=-171 +k=1 +x_0=32500000 +y_0=0 +a=6378245 +rf=298.3
2844	NAD83(HARN) / Texas North	4152	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000 +y_0=1000000 +ellps=GRS80
2845	NAD83(HARN) / Texas North Central	4152	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000 +ellps=GRS80
2846	NAD83(HARN) / Texas Central	4152	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=700000 +y_0=3000000 +ellps=GRS80
2847	NAD83(HARN) / Texas South Central	4152	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=4000000 +ellps=GRS80
2848	NAD83(HARN) / Texas South	4152	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000 +ellps=GRS80
2849	NAD83(HARN) / Utah North	4152	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000 +y_0=1000000 +ellps=GRS80
2850	NAD83(HARN) / Utah Central	4152	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000 +y_0=2000000 +ellps=GRS80
2851	NAD83(HARN) / Utah South	4152	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000 +y_0=3000000 +ellps=GRS80
2852	NAD83(HARN) / Vermont	4152	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000 +y_0=0 +ellps=GRS80
2853	NAD83(HARN) / Virginia North	4152	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000 +y_0=2000000 +ellps=GRS80
2854	NAD83(HARN) / Virginia South	4152	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000 +y_0=1000000 +ellps=GRS80
2855	NAD83(HARN) / Washington North	4152	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000 +y_0=0 +ellps=GRS80
2856	NAD83(HARN) / Washington South	4152	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000 +y_0=0 +ellps=GRS80
2857	NAD83(HARN) / West Virginia North	4152	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80
2858	NAD83(HARN) / West Virginia South	4152	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
2859	NAD83(HARN) / Wisconsin North	4152	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
2860	NAD83(HARN) / Wisconsin Central	4152	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80
28600	Qatar 1974 / Qatar National Grid	4285	+proj=tmerc +lat_0=24.45 +lon_0=51.2166666666667 +k=0.99999 +x_0=200000 +y_0=300000 +a=6378388 +rf=297
2861	NAD83(HARN) / Wisconsin South	4152	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
2862	NAD83(HARN) / Wyoming East	4152	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000 +y_0=0 +ellps=GRS80
2863	NAD83(HARN) / Wyoming East Central	4152	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=400000 +y_0=100000 +ellps=GRS80
2864	NAD83(HARN) / Wyoming West Central	4152	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80
2865	NAD83(HARN) / Wyoming West	4152	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000 +y_0=100000 +ellps=GRS80
2866	NAD83(HARN) / Puerto Rico and Virgin Is.	4152	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.4333333333333 +lat_2=18.0333333333333 +x_0=200000 +y_0=200000 +ellps=GRS80
2867	NAD83(HARN) / Arizona East (ft)	4152	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
2868	NAD83(HARN) / Arizona Central (ft)	4152	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
2869	NAD83(HARN) / Arizona West (ft)	4152	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
2870	NAD83(HARN) / California zone 1 (ftUS)	4152	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2871	NAD83(HARN) / California zone 2 (ftUS)	4152	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2872	NAD83(HARN) / California zone 3 (ftUS)	4152	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2873	NAD83(HARN) / California zone 4 (ftUS)	4152	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2874	NAD83(HARN) / California zone 5 (ftUS)	4152	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2875	NAD83(HARN) / California zone 6 (ftUS)	4152	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2876	NAD83(HARN) / Colorado North (ftUS)	4152	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
2877	NAD83(HARN) / Colorado Central (ftUS)	4152	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
2878	NAD83(HARN) / Colorado South (ftUS)	4152	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
2879	NAD83(HARN) / Connecticut (ftUS)	4152	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.609601219 +y_0=152400.30480061 +ellps=GRS80 +units=us-ft
2880	NAD83(HARN) / Delaware (ftUS)	4152	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2881	NAD83(HARN) / Florida East (ftUS)	4152	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2882	NAD83(HARN) / Florida West (ftUS)	4152	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2883	NAD83(HARN) / Florida North (ftUS)	4152	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2884	NAD83(HARN) / Georgia East (ftUS)	4152	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2885	NAD83(HARN) / Georgia West (ftUS)	4152	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
2886	NAD83(HARN) / Idaho East (ftUS)	4152	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2887	NAD83(HARN) / Idaho Central (ftUS)	4152	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2888	NAD83(HARN) / Idaho West (ftUS)	4152	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2891	NAD83(HARN) / Kentucky North (ftUS)	4152	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2892	NAD83(HARN) / Kentucky South (ftUS)	4152	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
2893	NAD83(HARN) / Maryland (ftUS)	4152	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=399999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
2894	NAD83(HARN) / Massachusetts Mainland (ftUS)	4152	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000.0001016 +y_0=750000 +ellps=GRS80 +units=us-ft
2895	NAD83(HARN) / Massachusetts Island (ftUS)	4152	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2896	NAD83(HARN) / Michigan North (ft)	4152	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=7999999.999968 +y_0=0 +ellps=GRS80 +units=ft
2897	NAD83(HARN) / Michigan Central (ft)	4152	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=5999999.999976 +y_0=0 +ellps=GRS80 +units=ft
2898	NAD83(HARN) / Michigan South (ft)	4152	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=3999999.999984 +y_0=0 +ellps=GRS80 +units=ft
2899	NAD83(HARN) / Mississippi East (ftUS)	4152	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
28991	Amersfoort / RD Old	4289	+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
28992	Amersfoort / RD New	4289	+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +a=6377397.155 +rf=299.1528128
2900	NAD83(HARN) / Mississippi West (ftUS)	4152	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
2901	NAD83(HARN) / Montana (ft)	4152	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
2902	NAD83(HARN) / New Mexico East (ftUS)	4152	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80 +units=us-ft
2903	NAD83(HARN) / New Mexico Central (ftUS)	4152	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2904	NAD83(HARN) / New Mexico West (ftUS)	4152	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2905	NAD83(HARN) / New York East (ftUS)	4152	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
2906	NAD83(HARN) / New York Central (ftUS)	4152	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=249999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
2907	NAD83(HARN) / New York West (ftUS)	4152	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2908	NAD83(HARN) / New York Long Island (ftUS)	4152	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
2909	NAD83(HARN) / North Dakota North (ft)	4152	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
2910	NAD83(HARN) / North Dakota South (ft)	4152	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
29101	SAD69 / Brazil Polyconic	4618	+proj=poly +lat_0=0 +lon_0=-54 +x_0=5000000 +y_0=10000000 +a=6378160 +rf=298.25
2911	NAD83(HARN) / Oklahoma North (ftUS)	4152	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2912	NAD83(HARN) / Oklahoma South (ftUS)	4152	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2913	NAD83(HARN) / Oregon North (ft)	4152	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000.0001424 +y_0=0 +ellps=GRS80 +units=ft
2914	NAD83(HARN) / Oregon South (ft)	4152	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000.0001464 +y_0=0 +ellps=GRS80 +units=ft
2915	NAD83(HARN) / Tennessee (ftUS)	4152	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2916	NAD83(HARN) / Texas North (ftUS)	4152	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
29168	SAD69 / UTM zone 18N	4618	+proj=utm +zone=18 +a=6378160 +rf=298.25
29169	SAD69 / UTM zone 19N	4618	+proj=utm +zone=19 +a=6378160 +rf=298.25
2917	NAD83(HARN) / Texas North Central (ftUS)	4152	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
29170	SAD69 / UTM zone 20N	4618	+proj=utm +zone=20 +a=6378160 +rf=298.25
29171	SAD69 / UTM zone 21N	4618	+proj=utm +zone=21 +a=6378160 +rf=298.25
29172	SAD69 / UTM zone 22N	4618	+proj=utm +zone=22 +a=6378160 +rf=298.25
2918	NAD83(HARN) / Texas Central (ftUS)	4152	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=699999.999898399 +y_0=3000000 +ellps=GRS80 +units=us-ft
29187	SAD69 / UTM zone 17S	4618	+proj=utm +zone=17 +south +a=6378160 +rf=298.25
29188	SAD69 / UTM zone 18S	4618	+proj=utm +zone=18 +south +a=6378160 +rf=298.25
29189	SAD69 / UTM zone 19S	4618	+proj=utm +zone=19 +south +a=6378160 +rf=298.25
2919	NAD83(HARN) / Texas South Central (ftUS)	4152	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=3999999.9998984 +ellps=GRS80 +units=us-ft
29190	SAD69 / UTM zone 20S	4618	+proj=utm +zone=20 +south +a=6378160 +rf=298.25
29191	SAD69 / UTM zone 21S	4618	+proj=utm +zone=21 +south +a=6378160 +rf=298.25
29192	SAD69 / UTM zone 22S	4618	+proj=utm +zone=22 +south +a=6378160 +rf=298.25
29193	SAD69 / UTM zone 23S	4618	+proj=utm +zone=23 +south +a=6378160 +rf=298.25
29194	SAD69 / UTM zone 24S	4618	+proj=utm +zone=24 +south +a=6378160 +rf=298.25
29195	SAD69 / UTM zone 25S	4618	+proj=utm +zone=25 +south +a=6378160 +rf=298.25
2920	NAD83(HARN) / Texas South (ftUS)	4152	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000.0001016 +ellps=GRS80 +units=us-ft
2921	NAD83(HARN) / Utah North (ft)	4152	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.0001504 +y_0=999999.999996 +ellps=GRS80 +units=ft
2922	NAD83(HARN) / Utah Central (ft)	4152	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.0001504 +y_0=1999999.999992 +ellps=GRS80 +units=ft
29220	Sapper Hill 1943 / UTM zone 20S	4292	+proj=utm +zone=20 +south +a=6378388 +rf=297
29221	Sapper Hill 1943 / UTM zone 21S	4292	+proj=utm +zone=21 +south +a=6378388 +rf=297
2923	NAD83(HARN) / Utah South (ft)	4152	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.0001504 +y_0=2999999.999988 +ellps=GRS80 +units=ft
2924	NAD83(HARN) / Virginia North (ftUS)	4152	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000.0001016 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
2925	NAD83(HARN) / Virginia South (ftUS)	4152	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
2926	NAD83(HARN) / Washington North (ftUS)	4152	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2927	NAD83(HARN) / Washington South (ftUS)	4152	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
2928	NAD83(HARN) / Wisconsin North (ftUS)	4152	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2929	NAD83(HARN) / Wisconsin Central (ftUS)	4152	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2930	NAD83(HARN) / Wisconsin South (ftUS)	4152	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
2931	Beduaram / TM 13 NE	4213	+proj=tmerc +lat_0=0 +lon_0=13 +k=0.9996 +x_0=500000 +y_0=0 +a=6378249.2 +rf=293.466021293627
2932	QND95 / Qatar National Grid	4614	+proj=tmerc +lat_0=24.45 +lon_0=51.2166666666667 +k=0.99999 +x_0=200000 +y_0=300000 +a=6378388 +rf=297
2933	Segara / UTM zone 50S	4613	+proj=utm +zone=50 +south +a=6377397.155 +rf=299.1528128
29333	Schwarzeck / UTM zone 33S	4293	+proj=utm +zone=33 +south +a=6377483.86528042 +rf=299.1528128
2935	Pulkovo 1942 / CS63 zone A1	4284	+proj=tmerc +lat_0=0.116666666666667 +lon_0=41.5333333333333 +k=1 +x_0=1300000 +y_0=0 +a=6378245 +rf=298.3
2936	Pulkovo 1942 / CS63 zone A2	4284	+proj=tmerc +lat_0=0.116666666666667 +lon_0=44.5333333333333 +k=1 +x_0=2300000 +y_0=0 +a=6378245 +rf=298.3
2937	Pulkovo 1942 / CS63 zone A3	4284	+proj=tmerc +lat_0=0.116666666666667 +lon_0=47.5333333333333 +k=1 +x_0=3300000 +y_0=0 +a=6378245 +rf=298.3
29371	Schwarzeck / Lo22/11	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=11 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
29373	Schwarzeck / Lo22/13	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=13 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
29375	Schwarzeck / Lo22/15	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=15 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
29377	Schwarzeck / Lo22/17	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=17 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
29379	Schwarzeck / Lo22/19	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=19 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
2938	Pulkovo 1942 / CS63 zone A4	4284	+proj=tmerc +lat_0=0.116666666666667 +lon_0=50.5333333333333 +k=1 +x_0=4300000 +y_0=0 +a=6378245 +rf=298.3
29381	Schwarzeck / Lo22/21	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=21 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
29383	Schwarzeck / Lo22/23	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=23 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
29385	Schwarzeck / Lo22/25	4293	+proj=tmerc +axis=wsu +lat_0=-22 +lon_0=25 +k=1 +x_0=0 +y_0=0 +a=6377483.86528042 +rf=299.1528128 +to_meter=1.0000135965
2939	Pulkovo 1942 / CS63 zone K2	4284	+proj=tmerc +lat_0=0.133333333333333 +lon_0=50.7666666666667 +k=1 +x_0=2300000 +y_0=0 +a=6378245 +rf=298.3
2940	Pulkovo 1942 / CS63 zone K3	4284	+proj=tmerc +lat_0=0.133333333333333 +lon_0=53.7666666666667 +k=1 +x_0=3300000 +y_0=0 +a=6378245 +rf=298.3
2941	Pulkovo 1942 / CS63 zone K4	4284	+proj=tmerc +lat_0=0.133333333333333 +lon_0=56.7666666666667 +k=1 +x_0=4300000 +y_0=0 +a=6378245 +rf=298.3
2942	Porto Santo / UTM zone 28N	4615	+proj=utm +zone=28 +a=6378388 +rf=297
2943	Selvagem Grande / UTM zone 28N	4616	+proj=utm +zone=28 +a=6378388 +rf=297
2945	NAD83(CSRS) / MTM zone 3	4617	+proj=tmerc +lat_0=0 +lon_0=-58.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2946	NAD83(CSRS) / MTM zone 4	4617	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2947	NAD83(CSRS) / MTM zone 5	4617	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2948	NAD83(CSRS) / MTM zone 6	4617	+proj=tmerc +lat_0=0 +lon_0=-67.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2949	NAD83(CSRS) / MTM zone 7	4617	+proj=tmerc +lat_0=0 +lon_0=-70.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2950	NAD83(CSRS) / MTM zone 8	4617	+proj=tmerc +lat_0=0 +lon_0=-73.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2951	NAD83(CSRS) / MTM zone 9	4617	+proj=tmerc +lat_0=0 +lon_0=-76.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2952	NAD83(CSRS) / MTM zone 10	4617	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
2953	NAD83(CSRS) / New Brunswick Stereographic	4617	+proj=sterea +lat_0=46.5 +lon_0=-66.5 +k=0.999912 +x_0=2500000 +y_0=7500000 +ellps=GRS80
2954	NAD83(CSRS) / Prince Edward Isl. Stereographic (NAD83)	4617	+proj=sterea +lat_0=47.25 +lon_0=-63 +k=0.999912 +x_0=400000 +y_0=800000 +ellps=GRS80
2955	NAD83(CSRS) / UTM zone 11N	4617	+proj=utm +zone=11 +ellps=GRS80
2956	NAD83(CSRS) / UTM zone 12N	4617	+proj=utm +zone=12 +ellps=GRS80
2957	NAD83(CSRS) / UTM zone 13N	4617	+proj=utm +zone=13 +ellps=GRS80
2958	NAD83(CSRS) / UTM zone 17N	4617	+proj=utm +zone=17 +ellps=GRS80
2959	NAD83(CSRS) / UTM zone 18N	4617	+proj=utm +zone=18 +ellps=GRS80
2960	NAD83(CSRS) / UTM zone 19N	4617	+proj=utm +zone=19 +ellps=GRS80
2961	NAD83(CSRS) / UTM zone 20N	4617	+proj=utm +zone=20 +ellps=GRS80
2962	NAD83(CSRS) / UTM zone 21N	4617	+proj=utm +zone=21 +ellps=GRS80
2964	NAD27 / Alaska Albers	4267	+proj=aea +lat_0=50 +lon_0=-154 +lat_1=55 +lat_2=65 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
2965	NAD83 / Indiana East (ftUS)	4269	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=99999.9998983997 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
2966	NAD83 / Indiana West (ftUS)	4269	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
2967	NAD83(HARN) / Indiana East (ftUS)	4152	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=99999.9998983997 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
2968	NAD83(HARN) / Indiana West (ftUS)	4152	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
2969	Fort Marigot / UTM zone 20N	4621	+proj=utm +zone=20 +a=6378388 +rf=297
2970	Guadeloupe 1948 / UTM zone 20N	4622	+proj=utm +zone=20 +a=6378388 +rf=297
29702	Tananarive (Paris) / Laborde Grid approximation	4810	+proj=omerc +lat_0=-18.9 +lonc=44.1 +alpha=18.9 +gamma=18.9 +k=0.9995 +x_0=400000 +y_0=800000 +a=6378388 +rf=297 +pm=paris
2971	CSG67 / UTM zone 22N	4623	+proj=utm +zone=22 +a=6378388 +rf=297
2972	RGFG95 / UTM zone 22N	4624	+proj=utm +zone=22 +ellps=GRS80
2973	Martinique 1938 / UTM zone 20N	4625	+proj=utm +zone=20 +a=6378388 +rf=297
29738	Tananarive / UTM zone 38S	4297	+proj=utm +zone=38 +south +a=6378388 +rf=297
29739	Tananarive / UTM zone 39S	4297	+proj=utm +zone=39 +south +a=6378388 +rf=297
2975	RGR92 / UTM zone 40S	4627	+proj=utm +zone=40 +south +ellps=GRS80
2976	Tahiti 52 / UTM zone 6S	4628	+proj=utm +zone=6 +south +a=6378388 +rf=297
2977	Tahaa 54 / UTM zone 5S	4629	+proj=utm +zone=5 +south +a=6378388 +rf=297
2978	IGN72 Nuku Hiva / UTM zone 7S	4630	+proj=utm +zone=7 +south +a=6378388 +rf=297
2980	Combani 1950 / UTM zone 38S	4632	+proj=utm +zone=38 +south +a=6378388 +rf=297
2981	IGN56 Lifou / UTM zone 58S	4633	+proj=utm +zone=58 +south +a=6378388 +rf=297
29849	Timbalai 1948 / UTM zone 49N	4298	+proj=utm +zone=49 +a=6377298.556 +rf=300.8017
29850	Timbalai 1948 / UTM zone 50N	4298	+proj=utm +zone=50 +a=6377298.556 +rf=300.8017
2987	Saint Pierre et Miquelon 1950 / UTM zone 21N	4638	+proj=utm +zone=21 +a=6378206.4 +rf=294.978698213898
29871	Timbalai 1948 / RSO Borneo (ch)	4298	+proj=omerc +lat_0=4 +lonc=115 +alpha=53.3158204722222 +gamma=53.1301023611111 +k=0.99984 +x_0=590476.871463039 +y_0=442857.65309436 +a=6377298.556 +rf=300.8017 +to_meter=20.1167651215526
29872	Timbalai 1948 / RSO Borneo (ftSe)	4298	+proj=omerc +lat_0=4 +lonc=115 +alpha=53.3158204722222 +gamma=53.1301023611111 +k=0.99984 +x_0=590476.872743197 +y_0=442857.654557398 +a=6377298.556 +rf=300.8017 +to_meter=0.304799471538676
29873	Timbalai 1948 / RSO Borneo (m)	4298	+proj=omerc +lat_0=4 +lonc=115 +alpha=53.3158204722222 +gamma=53.1301023611111 +k=0.99984 +x_0=590476.87 +y_0=442857.65 +a=6377298.556 +rf=300.8017
29874	Timbalai 1948 / RSO Sarawak LSD (m)	4298	+proj=omerc +no_uoff +lat_0=4 +lonc=115 +alpha=53.3158204722222 +gamma=53.1301023611111 +k=0.99984 +x_0=2000000 +y_0=5000000 +a=6377298.556 +rf=300.8017
2988	MOP78 / UTM zone 1S	4639	+proj=utm +zone=1 +south +a=6378388 +rf=297
29901	OSNI 1952 / Irish National Grid	4188	+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1 +x_0=200000 +y_0=250000 +a=6377563.396 +rf=299.3249646
29902	TM65 / Irish Grid	4299	+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 +a=6377340.189 +rf=299.3249646
29903	TM75 / Irish Grid	4300	+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 +a=6377340.189 +rf=299.3249646
2991	NAD83 / Oregon LCC (m)	4269	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=400000 +y_0=0 +ellps=GRS80
2992	NAD83 / Oregon GIC Lambert (ft)	4269	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=399999.9999984 +y_0=0 +ellps=GRS80 +units=ft
2993	NAD83(HARN) / Oregon LCC (m)	4152	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=400000 +y_0=0 +ellps=GRS80
2994	NAD83(HARN) / Oregon GIC Lambert (ft)	4152	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=399999.9999984 +y_0=0 +ellps=GRS80 +units=ft
2995	IGN53 Mare / UTM zone 58S	4641	+proj=utm +zone=58 +south +a=6378388 +rf=297
2996	ST84 Ile des Pins / UTM zone 58S	4642	+proj=utm +zone=58 +south +a=6378388 +rf=297
2997	ST71 Belep / UTM zone 58S	4643	+proj=utm +zone=58 +south +a=6378388 +rf=297
2998	NEA74 Noumea / UTM zone 58S	4644	+proj=utm +zone=58 +south +a=6378388 +rf=297
2999	Grand Comoros / UTM zone 38S	4646	+proj=utm +zone=38 +south +a=6378388 +rf=297
3000	Segara / NEIEZ	4613	+proj=merc +lon_0=110 +k=0.997 +x_0=3900000 +y_0=900000 +a=6377397.155 +rf=299.1528128
3001	Batavia / NEIEZ	4211	+proj=merc +lon_0=110 +k=0.997 +x_0=3900000 +y_0=900000 +a=6377397.155 +rf=299.1528128
3002	Makassar / NEIEZ	4257	+proj=merc +lon_0=110 +k=0.997 +x_0=3900000 +y_0=900000 +a=6377397.155 +rf=299.1528128
3003	Monte Mario / Italy zone 1	4265	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=1500000 +y_0=0 +a=6378388 +rf=297
3004	Monte Mario / Italy zone 2	4265	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=2520000 +y_0=0 +a=6378388 +rf=297
3005	NAD83 / BC Albers	4269	+proj=aea +lat_0=45 +lon_0=-126 +lat_1=50 +lat_2=58.5 +x_0=1000000 +y_0=0 +ellps=GRS80
3006	SWEREF99 TM	4619	+proj=utm +zone=33 +ellps=GRS80
3007	SWEREF99 12 00	4619	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3008	SWEREF99 13 30	4619	+proj=tmerc +lat_0=0 +lon_0=13.5 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3009	SWEREF99 15 00	4619	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3010	SWEREF99 16 30	4619	+proj=tmerc +lat_0=0 +lon_0=16.5 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3011	SWEREF99 18 00	4619	+proj=tmerc +lat_0=0 +lon_0=18 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3012	SWEREF99 14 15	4619	+proj=tmerc +lat_0=0 +lon_0=14.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3013	SWEREF99 15 45	4619	+proj=tmerc +lat_0=0 +lon_0=15.75 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3014	SWEREF99 17 15	4619	+proj=tmerc +lat_0=0 +lon_0=17.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3015	SWEREF99 18 45	4619	+proj=tmerc +lat_0=0 +lon_0=18.75 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3016	SWEREF99 20 15	4619	+proj=tmerc +lat_0=0 +lon_0=20.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
30161	Tokyo / Japan Plane Rectangular CS I	4301	+proj=tmerc +lat_0=33 +lon_0=129.5 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30162	Tokyo / Japan Plane Rectangular CS II	4301	+proj=tmerc +lat_0=33 +lon_0=131 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30163	Tokyo / Japan Plane Rectangular CS III	4301	+proj=tmerc +lat_0=36 +lon_0=132.166666666667 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30164	Tokyo / Japan Plane Rectangular CS IV	4301	+proj=tmerc +lat_0=33 +lon_0=133.5 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30165	Tokyo / Japan Plane Rectangular CS V	4301	+proj=tmerc +lat_0=36 +lon_0=134.333333333333 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30166	Tokyo / Japan Plane Rectangular CS VI	4301	+proj=tmerc +lat_0=36 +lon_0=136 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30167	Tokyo / Japan Plane Rectangular CS VII	4301	+proj=tmerc +lat_0=36 +lon_0=137.166666666667 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30168	Tokyo / Japan Plane Rectangular CS VIII	4301	+proj=tmerc +lat_0=36 +lon_0=138.5 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30169	Tokyo / Japan Plane Rectangular CS IX	4301	+proj=tmerc +lat_0=36 +lon_0=139.833333333333 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
3017	SWEREF99 21 45	4619	+proj=tmerc +lat_0=0 +lon_0=21.75 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
30170	Tokyo / Japan Plane Rectangular CS X	4301	+proj=tmerc +lat_0=40 +lon_0=140.833333333333 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30171	Tokyo / Japan Plane Rectangular CS XI	4301	+proj=tmerc +lat_0=44 +lon_0=140.25 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30172	Tokyo / Japan Plane Rectangular CS XII	4301	+proj=tmerc +lat_0=44 +lon_0=142.25 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30173	Tokyo / Japan Plane Rectangular CS XIII	4301	+proj=tmerc +lat_0=44 +lon_0=144.25 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30174	Tokyo / Japan Plane Rectangular CS XIV	4301	+proj=tmerc +lat_0=26 +lon_0=142 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30175	Tokyo / Japan Plane Rectangular CS XV	4301	+proj=tmerc +lat_0=26 +lon_0=127.5 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30176	Tokyo / Japan Plane Rectangular CS XVI	4301	+proj=tmerc +lat_0=26 +lon_0=124 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30177	Tokyo / Japan Plane Rectangular CS XVII	4301	+proj=tmerc +lat_0=26 +lon_0=131 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30178	Tokyo / Japan Plane Rectangular CS XVIII	4301	+proj=tmerc +lat_0=20 +lon_0=136 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
30179	Tokyo / Japan Plane Rectangular CS XIX	4301	+proj=tmerc +lat_0=26 +lon_0=154 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
3018	SWEREF99 23 15	4619	+proj=tmerc +lat_0=0 +lon_0=23.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
3019	RT90 7.5 gon V	4124	+proj=tmerc +lat_0=0 +lon_0=11.3082777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3020	RT90 5 gon V	4124	+proj=tmerc +lat_0=0 +lon_0=13.5582777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
30200	Trinidad 1903 / Trinidad Grid	4302	+proj=cass +lat_0=10.4416666666667 +lon_0=-61.3333333333333 +x_0=86501.46392052 +y_0=65379.0134283 +a=6378293.64520876 +b=6356617.98767984 +to_meter=0.201166195164
3021	RT90 2.5 gon V	4124	+proj=tmerc +lat_0=0 +lon_0=15.8082777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3022	RT90 0 gon	4124	+proj=tmerc +lat_0=0 +lon_0=18.0582777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3023	RT90 2.5 gon O	4124	+proj=tmerc +lat_0=0 +lon_0=20.3082777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3024	RT90 5 gon O	4124	+proj=tmerc +lat_0=0 +lon_0=22.5582777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3025	RT38 7.5 gon V	4308	+proj=tmerc +lat_0=0 +lon_0=11.3082777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3026	RT38 5 gon V	4308	+proj=tmerc +lat_0=0 +lon_0=13.5582777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3027	RT38 2.5 gon V	4308	+proj=tmerc +lat_0=0 +lon_0=15.8082777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3028	RT38 0 gon	4308	+proj=tmerc +lat_0=0 +lon_0=18.0582777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3029	RT38 2.5 gon O	4308	+proj=tmerc +lat_0=0 +lon_0=20.3082777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3030	RT38 5 gon O	4308	+proj=tmerc +lat_0=0 +lon_0=22.5582777777778 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3031	WGS 84 / Antarctic Polar Stereographic	4326	+proj=stere +lat_0=-90 +lat_ts=-71 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
3032	WGS 84 / Australian Antarctic Polar Stereographic	4326	+proj=stere +lat_0=-90 +lat_ts=-71 +lon_0=70 +x_0=6000000 +y_0=6000000 +ellps=WGS84
3033	WGS 84 / Australian Antarctic Lambert	4326	+proj=lcc +lat_0=-50 +lon_0=70 +lat_1=-68.5 +lat_2=-74.5 +x_0=6000000 +y_0=6000000 +ellps=WGS84
30339	TC(1948) / UTM zone 39N	4303	+proj=utm +zone=39 +a=6378200 +rf=298.3
3034	ETRS89-extended / LCC Europe	4258	+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 +ellps=GRS80
30340	TC(1948) / UTM zone 40N	4303	+proj=utm +zone=40 +a=6378200 +rf=298.3
3035	ETRS89-extended / LAEA Europe	4258	+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80
3036	Moznet / UTM zone 36S	4130	+proj=utm +zone=36 +south +ellps=WGS84
3037	Moznet / UTM zone 37S	4130	+proj=utm +zone=37 +south +ellps=WGS84
3040	ETRS89 / UTM zone 28N (N-E)	4258	+proj=utm +zone=28 +ellps=GRS80
3041	ETRS89 / UTM zone 29N (N-E)	4258	+proj=utm +zone=29 +ellps=GRS80
3042	ETRS89 / UTM zone 30N (N-E)	4258	+proj=utm +zone=30 +ellps=GRS80
3043	ETRS89 / UTM zone 31N (N-E)	4258	+proj=utm +zone=31 +ellps=GRS80
3044	ETRS89 / UTM zone 32N (N-E)	4258	+proj=utm +zone=32 +ellps=GRS80
3045	ETRS89 / UTM zone 33N (N-E)	4258	+proj=utm +zone=33 +ellps=GRS80
3046	ETRS89 / UTM zone 34N (N-E)	4258	+proj=utm +zone=34 +ellps=GRS80
3047	ETRS89 / UTM zone 35N (N-E)	4258	+proj=utm +zone=35 +ellps=GRS80
3048	ETRS89 / UTM zone 36N (N-E)	4258	+proj=utm +zone=36 +ellps=GRS80
3049	ETRS89 / UTM zone 37N (N-E)	4258	+proj=utm +zone=37 +ellps=GRS80
30491	Voirol 1875 / Nord Algerie (ancienne)	4304	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=2.7 +k_0=0.999625544 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
30492	Voirol 1875 / Sud Algerie (ancienne)	4304	+proj=lcc +lat_1=33.3 +lat_0=33.3 +lon_0=2.7 +k_0=0.999625769 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
30493	Voirol 1879 / Nord Algerie (ancienne)	4671	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=2.7 +k_0=0.999625544 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
30494	Voirol 1879 / Sud Algerie (ancienne)	4671	+proj=lcc +lat_1=33.3 +lat_0=33.3 +lon_0=2.7 +k_0=0.999625769 +x_0=500000 +y_0=300000 +a=6378249.2 +rf=293.466021293627
3054	Hjorsey 1955 / UTM zone 26N	4658	+proj=utm +zone=26 +a=6378388 +rf=297
3055	Hjorsey 1955 / UTM zone 27N	4658	+proj=utm +zone=27 +a=6378388 +rf=297
3056	Hjorsey 1955 / UTM zone 28N	4658	+proj=utm +zone=28 +a=6378388 +rf=297
3057	ISN93 / Lambert 1993	4659	+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=500000 +y_0=500000 +ellps=GRS80
3058	Helle 1954 / Jan Mayen Grid	4660	+proj=tmerc +lat_0=0 +lon_0=-8.5 +k=1 +x_0=50000 +y_0=-7800000 +a=6378388 +rf=297
3059	LKS92 / Latvia TM	4661	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9996 +x_0=500000 +y_0=-6000000 +ellps=GRS80
3060	IGN72 Grande Terre / UTM zone 58S	4662	+proj=utm +zone=58 +south +a=6378388 +rf=297
3061	Porto Santo 1995 / UTM zone 28N	4663	+proj=utm +zone=28 +a=6378388 +rf=297
3062	Azores Oriental 1995 / UTM zone 26N	4664	+proj=utm +zone=26 +a=6378388 +rf=297
3063	Azores Central 1995 / UTM zone 26N	4665	+proj=utm +zone=26 +a=6378388 +rf=297
3064	IGM95 / UTM zone 32N	4670	+proj=utm +zone=32 +ellps=GRS80
3065	IGM95 / UTM zone 33N	4670	+proj=utm +zone=33 +ellps=GRS80
3066	ED50 / Jordan TM	4230	+proj=tmerc +lat_0=0 +lon_0=37 +k=0.9998 +x_0=500000 +y_0=-3000000 +a=6378388 +rf=297
3067	ETRS89 / TM35FIN(E,N)	4258	+proj=utm +zone=35 +ellps=GRS80
3068	DHDN / Soldner Berlin	4314	+proj=cass +lat_0=52.4186482777778 +lon_0=13.6272036666667 +x_0=40000 +y_0=10000 +a=6377397.155 +rf=299.1528128
3069	NAD27 / Wisconsin Transverse Mercator	4267	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=500000 +y_0=-4500000 +a=6378206.4 +rf=294.978698213898
3070	NAD83 / Wisconsin Transverse Mercator	4269	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4480000 +ellps=GRS80
3071	NAD83(HARN) / Wisconsin Transverse Mercator	4152	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4480000 +ellps=GRS80
3072	NAD83 / Maine CS2000 East	4269	+proj=tmerc +lat_0=43.8333333333333 +lon_0=-67.875 +k=0.99998 +x_0=700000 +y_0=0 +ellps=GRS80
30729	Nord Sahara 1959 / UTM zone 29N	4307	+proj=utm +zone=29 +a=6378249.145 +rf=293.465
30730	Nord Sahara 1959 / UTM zone 30N	4307	+proj=utm +zone=30 +a=6378249.145 +rf=293.465
30731	Nord Sahara 1959 / UTM zone 31N	4307	+proj=utm +zone=31 +a=6378249.145 +rf=293.465
30732	Nord Sahara 1959 / UTM zone 32N	4307	+proj=utm +zone=32 +a=6378249.145 +rf=293.465
3074	NAD83 / Maine CS2000 West	4269	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.375 +k=0.99998 +x_0=300000 +y_0=0 +ellps=GRS80
3075	NAD83(HARN) / Maine CS2000 East	4152	+proj=tmerc +lat_0=43.8333333333333 +lon_0=-67.875 +k=0.99998 +x_0=700000 +y_0=0 +ellps=GRS80
3077	NAD83(HARN) / Maine CS2000 West	4152	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.375 +k=0.99998 +x_0=300000 +y_0=0 +ellps=GRS80
3078	NAD83 / Michigan Oblique Mercator	4269	+proj=omerc +no_uoff +lat_0=45.3091666666667 +lonc=-86 +alpha=337.25556 +gamma=337.25556 +k=0.9996 +x_0=2546731.496 +y_0=-4354009.816 +ellps=GRS80
3079	NAD83(HARN) / Michigan Oblique Mercator	4152	+proj=omerc +no_uoff +lat_0=45.3091666666667 +lonc=-86 +alpha=337.25556 +gamma=337.25556 +k=0.9996 +x_0=2546731.496 +y_0=-4354009.816 +ellps=GRS80
30791	Nord Sahara 1959 / Nord Algerie	4307	+proj=lcc +lat_1=36 +lat_0=36 +lon_0=2.7 +k_0=0.999625544 +x_0=500135 +y_0=300090 +a=6378249.145 +rf=293.465
30792	Nord Sahara 1959 / Sud Algerie	4307	+proj=lcc +lat_1=33.3 +lat_0=33.3 +lon_0=2.7 +k_0=0.999625769 +x_0=500135 +y_0=300090 +a=6378249.145 +rf=293.465
3080	NAD27 / Shackleford	4267	+proj=lcc +lat_0=31.1666666666667 +lon_0=-100 +lat_1=27.4166666666667 +lat_2=34.9166666666667 +x_0=914400 +y_0=914400 +a=6378206.4 +rf=294.978698213898 +units=ft
3081	NAD83 / Texas State Mapping System	4269	+proj=lcc +lat_0=31.1666666666667 +lon_0=-100 +lat_1=27.4166666666667 +lat_2=34.9166666666667 +x_0=1000000 +y_0=1000000 +ellps=GRS80
3082	NAD83 / Texas Centric Lambert Conformal	4269	+proj=lcc +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=5000000 +ellps=GRS80
3083	NAD83 / Texas Centric Albers Equal Area	4269	+proj=aea +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=6000000 +ellps=GRS80
3084	NAD83(HARN) / Texas Centric Lambert Conformal	4152	+proj=lcc +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=5000000 +ellps=GRS80
3085	NAD83(HARN) / Texas Centric Albers Equal Area	4152	+proj=aea +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=6000000 +ellps=GRS80
3086	NAD83 / Florida GDL Albers	4269	+proj=aea +lat_0=24 +lon_0=-84 +lat_1=24 +lat_2=31.5 +x_0=400000 +y_0=0 +ellps=GRS80
3087	NAD83(HARN) / Florida GDL Albers	4152	+proj=aea +lat_0=24 +lon_0=-84 +lat_1=24 +lat_2=31.5 +x_0=400000 +y_0=0 +ellps=GRS80
3088	NAD83 / Kentucky Single Zone	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
3089	NAD83 / Kentucky Single Zone (ftUS)	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
3090	NAD83(HARN) / Kentucky Single Zone	4152	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
3091	NAD83(HARN) / Kentucky Single Zone (ftUS)	4152	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
3092	Tokyo / UTM zone 51N	4301	+proj=utm +zone=51 +a=6377397.155 +rf=299.1528128
3093	Tokyo / UTM zone 52N	4301	+proj=utm +zone=52 +a=6377397.155 +rf=299.1528128
3094	Tokyo / UTM zone 53N	4301	+proj=utm +zone=53 +a=6377397.155 +rf=299.1528128
3095	Tokyo / UTM zone 54N	4301	+proj=utm +zone=54 +a=6377397.155 +rf=299.1528128
3096	Tokyo / UTM zone 55N	4301	+proj=utm +zone=55 +a=6377397.155 +rf=299.1528128
3097	JGD2000 / UTM zone 51N	4612	+proj=utm +zone=51 +ellps=GRS80
3098	JGD2000 / UTM zone 52N	4612	+proj=utm +zone=52 +ellps=GRS80
3099	JGD2000 / UTM zone 53N	4612	+proj=utm +zone=53 +ellps=GRS80
3100	JGD2000 / UTM zone 54N	4612	+proj=utm +zone=54 +ellps=GRS80
3101	JGD2000 / UTM zone 55N	4612	+proj=utm +zone=55 +ellps=GRS80
3102	American Samoa 1962 / American Samoa Lambert	4169	+proj=lcc +lat_1=-14.2666666666667 +lat_0=-14.2666666666667 +lon_0=-170 +k_0=1 +x_0=152400.30480061 +y_0=95169.3116586233 +a=6378206.4 +rf=294.978698213898 +units=us-ft
31028	Yoff / UTM zone 28N	4310	+proj=utm +zone=28 +a=6378249.2 +rf=293.466021293627
3106	Gulshan 303 / TM 90 NE	4682	+proj=tmerc +lat_0=0 +lon_0=90 +k=0.9996 +x_0=500000 +y_0=0 +a=6377276.345 +rf=300.8017
3107	GDA94 / SA Lambert	4283	+proj=lcc +lat_0=-32 +lon_0=135 +lat_1=-28 +lat_2=-36 +x_0=1000000 +y_0=2000000 +ellps=GRS80
3108	ETRS89 / Guernsey Grid	4258	+proj=tmerc +lat_0=49.5 +lon_0=-2.41666666666667 +k=0.999997 +x_0=47000 +y_0=50000 +ellps=GRS80
3109	ETRS89 / Jersey Transverse Mercator	4258	+proj=tmerc +lat_0=49.225 +lon_0=-2.135 +k=0.9999999 +x_0=40000 +y_0=70000 +ellps=GRS80
3110	AGD66 / Vicgrid66	4202	+proj=lcc +lat_0=-37 +lon_0=145 +lat_1=-36 +lat_2=-38 +x_0=2500000 +y_0=4500000 +a=6378160 +rf=298.25
3111	GDA94 / Vicgrid	4283	+proj=lcc +lat_0=-37 +lon_0=145 +lat_1=-36 +lat_2=-38 +x_0=2500000 +y_0=2500000 +ellps=GRS80
3112	GDA94 / Geoscience Australia Lambert	4283	+proj=lcc +lat_0=0 +lon_0=134 +lat_1=-18 +lat_2=-36 +x_0=0 +y_0=0 +ellps=GRS80
31121	Zanderij / UTM zone 21N	4311	+proj=utm +zone=21 +a=6378388 +rf=297
3113	GDA94 / BCSG02	4283	+proj=tmerc +lat_0=-28 +lon_0=153 +k=0.99999 +x_0=50000 +y_0=100000 +ellps=GRS80
3114	MAGNA-SIRGAS / Colombia Far West zone	4686	+proj=tmerc +lat_0=4.59620041666667 +lon_0=-80.0775079166667 +k=1 +x_0=1000000 +y_0=1000000 +ellps=GRS80
3115	MAGNA-SIRGAS / Colombia West zone	4686	+proj=tmerc +lat_0=4.59620041666667 +lon_0=-77.0775079166667 +k=1 +x_0=1000000 +y_0=1000000 +ellps=GRS80
31154	Zanderij / TM 54 NW	4311	+proj=tmerc +lat_0=0 +lon_0=-54 +k=0.9996 +x_0=500000 +y_0=0 +a=6378388 +rf=297
3116	MAGNA-SIRGAS / Colombia Bogota zone	4686	+proj=tmerc +lat_0=4.59620041666667 +lon_0=-74.0775079166667 +k=1 +x_0=1000000 +y_0=1000000 +ellps=GRS80
3117	MAGNA-SIRGAS / Colombia East Central zone	4686	+proj=tmerc +lat_0=4.59620041666667 +lon_0=-71.0775079166667 +k=1 +x_0=1000000 +y_0=1000000 +ellps=GRS80
31170	Zanderij / Suriname Old TM	4311	+proj=tmerc +lat_0=0 +lon_0=-55.6833333333333 +k=0.9996 +x_0=500000 +y_0=0 +a=6378388 +rf=297
31171	Zanderij / Suriname TM	4311	+proj=tmerc +lat_0=0 +lon_0=-55.6833333333333 +k=0.9999 +x_0=500000 +y_0=0 +a=6378388 +rf=297
3118	MAGNA-SIRGAS / Colombia East zone	4686	+proj=tmerc +lat_0=4.59620041666667 +lon_0=-68.0775079166667 +k=1 +x_0=1000000 +y_0=1000000 +ellps=GRS80
3119	Douala 1948 / AEF west	4192	+proj=tmerc +lat_0=0 +lon_0=10.5 +k=0.999 +x_0=1000000 +y_0=1000000 +a=6378388 +rf=297
3120	Pulkovo 1942(58) / Poland zone I	4179	+proj=sterea +lat_0=50.625 +lon_0=21.0833333333333 +k=0.9998 +x_0=4637000 +y_0=5467000 +a=6378245 +rf=298.3
3121	PRS92 / Philippines zone 1	4683	+proj=tmerc +lat_0=0 +lon_0=117 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
3122	PRS92 / Philippines zone 2	4683	+proj=tmerc +lat_0=0 +lon_0=119 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
3123	PRS92 / Philippines zone 3	4683	+proj=tmerc +lat_0=0 +lon_0=121 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
3124	PRS92 / Philippines zone 4	4683	+proj=tmerc +lat_0=0 +lon_0=123 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
3125	PRS92 / Philippines zone 5	4683	+proj=tmerc +lat_0=0 +lon_0=125 +k=0.99995 +x_0=500000 +y_0=0 +a=6378206.4 +rf=294.978698213898
31251	MGI (Ferro) / Austria GK West Zone	4805	+proj=tmerc +lat_0=0 +lon_0=28 +k=1 +x_0=0 +y_0=-5000000 +a=6377397.155 +rf=299.1528128 +pm=ferro
31252	MGI (Ferro) / Austria GK Central Zone	4805	+proj=tmerc +lat_0=0 +lon_0=31 +k=1 +x_0=0 +y_0=-5000000 +a=6377397.155 +rf=299.1528128 +pm=ferro
31253	MGI (Ferro) / Austria GK East Zone	4805	+proj=tmerc +lat_0=0 +lon_0=34 +k=1 +x_0=0 +y_0=-5000000 +a=6377397.155 +rf=299.1528128 +pm=ferro
31254	MGI / Austria GK West	4312	+proj=tmerc +lat_0=0 +lon_0=10.3333333333333 +k=1 +x_0=0 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
31255	MGI / Austria GK Central	4312	+proj=tmerc +lat_0=0 +lon_0=13.3333333333333 +k=1 +x_0=0 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
31256	MGI / Austria GK East	4312	+proj=tmerc +lat_0=0 +lon_0=16.3333333333333 +k=1 +x_0=0 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
31257	MGI / Austria GK M28	4312	+proj=tmerc +lat_0=0 +lon_0=10.3333333333333 +k=1 +x_0=150000 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
31258	MGI / Austria GK M31	4312	+proj=tmerc +lat_0=0 +lon_0=13.3333333333333 +k=1 +x_0=450000 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
31259	MGI / Austria GK M34	4312	+proj=tmerc +lat_0=0 +lon_0=16.3333333333333 +k=1 +x_0=750000 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
3126	ETRS89 / ETRS-GK19FIN	4258	+proj=tmerc +lat_0=0 +lon_0=19 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3127	ETRS89 / ETRS-GK20FIN	4258	+proj=tmerc +lat_0=0 +lon_0=20 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3128	ETRS89 / ETRS-GK21FIN	4258	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
31281	MGI (Ferro) / Austria West Zone	4805	+proj=tmerc +lat_0=0 +lon_0=28 +k=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
31282	MGI (Ferro) / Austria Central Zone	4805	+proj=tmerc +lat_0=0 +lon_0=31 +k=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
31283	MGI (Ferro) / Austria East Zone	4805	+proj=tmerc +lat_0=0 +lon_0=34 +k=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
31284	MGI / Austria M28	4312	+proj=tmerc +lat_0=0 +lon_0=10.3333333333333 +k=1 +x_0=150000 +y_0=0 +a=6377397.155 +rf=299.1528128
31285	MGI / Austria M31	4312	+proj=tmerc +lat_0=0 +lon_0=13.3333333333333 +k=1 +x_0=450000 +y_0=0 +a=6377397.155 +rf=299.1528128
31286	MGI / Austria M34	4312	+proj=tmerc +lat_0=0 +lon_0=16.3333333333333 +k=1 +x_0=750000 +y_0=0 +a=6377397.155 +rf=299.1528128
31287	MGI / Austria Lambert	4312	+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 +a=6377397.155 +rf=299.1528128
31288	MGI (Ferro) / Austria zone M28	4805	+proj=tmerc +lat_0=0 +lon_0=28 +k=1 +x_0=150000 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
31289	MGI (Ferro) / Austria zone M31	4805	+proj=tmerc +lat_0=0 +lon_0=31 +k=1 +x_0=450000 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
3129	ETRS89 / ETRS-GK22FIN	4258	+proj=tmerc +lat_0=0 +lon_0=22 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
31290	MGI (Ferro) / Austria zone M34	4805	+proj=tmerc +lat_0=0 +lon_0=34 +k=1 +x_0=750000 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
3130	ETRS89 / ETRS-GK23FIN	4258	+proj=tmerc +lat_0=0 +lon_0=23 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
31300	BD72 / Belge Lambert 72	4313	+proj=lcc +lat_0=90 +lon_0=4.35693972222222 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=150000.01256 +y_0=5400088.4378 +a=6378388 +rf=297
3131	ETRS89 / ETRS-GK24FIN	4258	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3132	ETRS89 / ETRS-GK25FIN	4258	+proj=tmerc +lat_0=0 +lon_0=25 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3133	ETRS89 / ETRS-GK26FIN	4258	+proj=tmerc +lat_0=0 +lon_0=26 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3134	ETRS89 / ETRS-GK27FIN	4258	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3135	ETRS89 / ETRS-GK28FIN	4258	+proj=tmerc +lat_0=0 +lon_0=28 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3136	ETRS89 / ETRS-GK29FIN	4258	+proj=tmerc +lat_0=0 +lon_0=29 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3137	ETRS89 / ETRS-GK30FIN	4258	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
31370	BD72 / Belgian Lambert 72	4313	+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +a=6378388 +rf=297
3138	ETRS89 / ETRS-GK31FIN	4258	+proj=tmerc +lat_0=0 +lon_0=31 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3139	Vanua Levu 1915 / Vanua Levu Grid	4748	+proj=cass +hyperbolic +lat_0=-16.25 +lon_0=179.333333333333 +x_0=251727.9155424 +y_0=334519.953768 +a=6378306.3696 +b=6356571.996 +units=link
3140	Viti Levu 1912 / Viti Levu Grid	4752	+proj=cass +lat_0=-18 +lon_0=178 +x_0=109435.392 +y_0=141622.272 +a=6378306.3696 +b=6356571.996 +units=link
3141	Fiji 1956 / UTM zone 60S	4721	+proj=utm +zone=60 +south +a=6378388 +rf=297
3142	Fiji 1956 / UTM zone 1S	4721	+proj=utm +zone=1 +south +a=6378388 +rf=297
31466	DHDN / 3-degree Gauss-Kruger zone 2	4314	+proj=tmerc +lat_0=0 +lon_0=6 +k=1 +x_0=2500000 +y_0=0 +a=6377397.155 +rf=299.1528128
31467	DHDN / 3-degree Gauss-Kruger zone 3	4314	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
31468	DHDN / 3-degree Gauss-Kruger zone 4	4314	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
31469	DHDN / 3-degree Gauss-Kruger zone 5	4314	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3148	Indian 1960 / UTM zone 48N	4131	+proj=utm +zone=48 +a=6377276.345 +rf=300.8017
3149	Indian 1960 / UTM zone 49N	4131	+proj=utm +zone=49 +a=6377276.345 +rf=300.8017
31491	Germany Zone 1	4314	+proj=tmerc +lat_0=0 +lon_0=3 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
31492	Germany Zone 2	4314	+proj=tmerc +lat_0=0 +lon_0=6 +k=1 +x_0=2500000 +y_0=0 +a=6377397.155 +rf=299.1528128
31493	Germany Zone 3	4314	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
31494	Germany Zone 4	4314	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
31495	Germany Zone 5	4314	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3152	ST74	4619	+proj=tmerc +lat_0=0 +lon_0=18.05779 +k=0.99999425 +x_0=100178.1808 +y_0=-6500614.7836 +ellps=GRS80
31528	Conakry 1905 / UTM zone 28N	4315	+proj=utm +zone=28 +a=6378249.2 +rf=293.466021293627
31529	Conakry 1905 / UTM zone 29N	4315	+proj=utm +zone=29 +a=6378249.2 +rf=293.466021293627
3153	NAD83(CSRS) / BC Albers	4617	+proj=aea +lat_0=45 +lon_0=-126 +lat_1=50 +lat_2=58.5 +x_0=1000000 +y_0=0 +ellps=GRS80
3154	NAD83(CSRS) / UTM zone 7N	4617	+proj=utm +zone=7 +ellps=GRS80
3155	NAD83(CSRS) / UTM zone 8N	4617	+proj=utm +zone=8 +ellps=GRS80
3156	NAD83(CSRS) / UTM zone 9N	4617	+proj=utm +zone=9 +ellps=GRS80
3157	NAD83(CSRS) / UTM zone 10N	4617	+proj=utm +zone=10 +ellps=GRS80
3158	NAD83(CSRS) / UTM zone 14N	4617	+proj=utm +zone=14 +ellps=GRS80
3159	NAD83(CSRS) / UTM zone 15N	4617	+proj=utm +zone=15 +ellps=GRS80
3160	NAD83(CSRS) / UTM zone 16N	4617	+proj=utm +zone=16 +ellps=GRS80
31600	Dealul Piscului 1930 / Stereo 33	4316	+proj=sterea +lat_0=45.9 +lon_0=25.3924658888889 +k=0.9996667 +x_0=500000 +y_0=500000 +a=6378388 +rf=297
3161	NAD83 / Ontario MNR Lambert	4269	+proj=lcc +lat_0=0 +lon_0=-85 +lat_1=44.5 +lat_2=53.5 +x_0=930000 +y_0=6430000 +ellps=GRS80
3162	NAD83(CSRS) / Ontario MNR Lambert	4617	+proj=lcc +lat_0=0 +lon_0=-85 +lat_1=44.5 +lat_2=53.5 +x_0=930000 +y_0=6430000 +ellps=GRS80
3163	RGNC91-93 / Lambert New Caledonia	4749	+proj=lcc +lat_0=-21.5 +lon_0=166 +lat_1=-20.6666666666667 +lat_2=-22.3333333333333 +x_0=400000 +y_0=300000 +ellps=GRS80
3164	ST87 Ouvea / UTM zone 58S	4750	+proj=utm +zone=58 +south +ellps=WGS84
3165	NEA74 Noumea / Noumea Lambert	4644	+proj=lcc +lat_0=-22.26969175 +lon_0=166.44242575 +lat_1=-22.24469175 +lat_2=-22.29469175 +x_0=0.66 +y_0=1.02 +a=6378388 +rf=297
3166	NEA74 Noumea / Noumea Lambert 2	4644	+proj=lcc +lat_0=-22.2697222222222 +lon_0=166.4425 +lat_1=-22.2447222222222 +lat_2=-22.2947222222222 +x_0=8.313 +y_0=-2.354 +a=6378388 +rf=297
3167	Kertau (RSO) / RSO Malaya (ch)	4751	+proj=omerc +no_uoff +lat_0=4 +lonc=102.25 +alpha=323.0257905 +gamma=323.130102361111 +k=0.99984 +x_0=804670.24 +y_0=0 +a=6377295.664 +rf=300.8017 +to_meter=20.116756
3168	Kertau (RSO) / RSO Malaya (m)	4751	+proj=omerc +no_uoff +lat_0=4 +lonc=102.25 +alpha=323.0257905 +gamma=323.130102361111 +k=0.99984 +x_0=804670.24 +y_0=0 +a=6377295.664 +rf=300.8017
3169	RGNC91-93 / UTM zone 57S	4749	+proj=utm +zone=57 +south +ellps=GRS80
3170	RGNC91-93 / UTM zone 58S	4749	+proj=utm +zone=58 +south +ellps=GRS80
3171	RGNC91-93 / UTM zone 59S	4749	+proj=utm +zone=59 +south +ellps=GRS80
3172	IGN53 Mare / UTM zone 59S	4641	+proj=utm +zone=59 +south +a=6378388 +rf=297
3174	NAD83 / Great Lakes Albers	4269	+proj=aea +lat_0=45.568977 +lon_0=-84.455955 +lat_1=42.122774 +lat_2=49.01518 +x_0=1000000 +y_0=1000000 +ellps=GRS80
3175	NAD83 / Great Lakes and St Lawrence Albers	4269	+proj=aea +lat_0=45.568977 +lon_0=-83.248627 +lat_1=42.122774 +lat_2=49.01518 +x_0=1000000 +y_0=1000000 +ellps=GRS80
3176	Indian 1960 / TM 106 NE	4131	+proj=tmerc +lat_0=0 +lon_0=106 +k=0.9996 +x_0=500000 +y_0=0 +a=6377276.345 +rf=300.8017
3177	LGD2006 / Libya TM	4754	+proj=tmerc +lat_0=0 +lon_0=17 +k=0.9965 +x_0=1000000 +y_0=0 +a=6378388 +rf=297
3178	GR96 / UTM zone 18N	4747	+proj=utm +zone=18 +ellps=GRS80
3179	GR96 / UTM zone 19N	4747	+proj=utm +zone=19 +ellps=GRS80
3180	GR96 / UTM zone 20N	4747	+proj=utm +zone=20 +ellps=GRS80
3181	GR96 / UTM zone 21N	4747	+proj=utm +zone=21 +ellps=GRS80
3182	GR96 / UTM zone 22N	4747	+proj=utm +zone=22 +ellps=GRS80
3183	GR96 / UTM zone 23N	4747	+proj=utm +zone=23 +ellps=GRS80
31838	NGN / UTM zone 38N	4318	+proj=utm +zone=38 +ellps=WGS84
31839	NGN / UTM zone 39N	4318	+proj=utm +zone=39 +ellps=WGS84
3184	GR96 / UTM zone 24N	4747	+proj=utm +zone=24 +ellps=GRS80
3185	GR96 / UTM zone 25N	4747	+proj=utm +zone=25 +ellps=GRS80
3186	GR96 / UTM zone 26N	4747	+proj=utm +zone=26 +ellps=GRS80
3187	GR96 / UTM zone 27N	4747	+proj=utm +zone=27 +ellps=GRS80
3188	GR96 / UTM zone 28N	4747	+proj=utm +zone=28 +ellps=GRS80
3189	GR96 / UTM zone 29N	4747	+proj=utm +zone=29 +ellps=GRS80
3190	LGD2006 / Libya TM zone 5	4754	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
31901	KUDAMS / KTM	4319	+proj=tmerc +lat_0=0 +lon_0=48 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
3191	LGD2006 / Libya TM zone 6	4754	+proj=tmerc +lat_0=0 +lon_0=11 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
3192	LGD2006 / Libya TM zone 7	4754	+proj=tmerc +lat_0=0 +lon_0=13 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
3193	LGD2006 / Libya TM zone 8	4754	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
3194	LGD2006 / Libya TM zone 9	4754	+proj=tmerc +lat_0=0 +lon_0=17 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
3195	LGD2006 / Libya TM zone 10	4754	+proj=tmerc +lat_0=0 +lon_0=19 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
3196	LGD2006 / Libya TM zone 11	4754	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
31965	SIRGAS 2000 / UTM zone 11N	4674	+proj=utm +zone=11 +ellps=GRS80
31966	SIRGAS 2000 / UTM zone 12N	4674	+proj=utm +zone=12 +ellps=GRS80
31967	SIRGAS 2000 / UTM zone 13N	4674	+proj=utm +zone=13 +ellps=GRS80
31968	SIRGAS 2000 / UTM zone 14N	4674	+proj=utm +zone=14 +ellps=GRS80
31969	SIRGAS 2000 / UTM zone 15N	4674	+proj=utm +zone=15 +ellps=GRS80
3197	LGD2006 / Libya TM zone 12	4754	+proj=tmerc +lat_0=0 +lon_0=23 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
31970	SIRGAS 2000 / UTM zone 16N	4674	+proj=utm +zone=16 +ellps=GRS80
31971	SIRGAS 2000 / UTM zone 17N	4674	+proj=utm +zone=17 +ellps=GRS80
31972	SIRGAS 2000 / UTM zone 18N	4674	+proj=utm +zone=18 +ellps=GRS80
31973	SIRGAS 2000 / UTM zone 19N	4674	+proj=utm +zone=19 +ellps=GRS80
31974	SIRGAS 2000 / UTM zone 20N	4674	+proj=utm +zone=20 +ellps=GRS80
31975	SIRGAS 2000 / UTM zone 21N	4674	+proj=utm +zone=21 +ellps=GRS80
31976	SIRGAS 2000 / UTM zone 22N	4674	+proj=utm +zone=22 +ellps=GRS80
31977	SIRGAS 2000 / UTM zone 17S	4674	+proj=utm +zone=17 +south +ellps=GRS80
31978	SIRGAS 2000 / UTM zone 18S	4674	+proj=utm +zone=18 +south +ellps=GRS80
31979	SIRGAS 2000 / UTM zone 19S	4674	+proj=utm +zone=19 +south +ellps=GRS80
3198	LGD2006 / Libya TM zone 13	4754	+proj=tmerc +lat_0=0 +lon_0=25 +k=0.99995 +x_0=200000 +y_0=0 +a=6378388 +rf=297
31980	SIRGAS 2000 / UTM zone 20S	4674	+proj=utm +zone=20 +south +ellps=GRS80
31981	SIRGAS 2000 / UTM zone 21S	4674	+proj=utm +zone=21 +south +ellps=GRS80
31982	SIRGAS 2000 / UTM zone 22S	4674	+proj=utm +zone=22 +south +ellps=GRS80
31983	SIRGAS 2000 / UTM zone 23S	4674	+proj=utm +zone=23 +south +ellps=GRS80
31984	SIRGAS 2000 / UTM zone 24S	4674	+proj=utm +zone=24 +south +ellps=GRS80
31985	SIRGAS 2000 / UTM zone 25S	4674	+proj=utm +zone=25 +south +ellps=GRS80
31986	SIRGAS 1995 / UTM zone 17N	4170	+proj=utm +zone=17 +ellps=GRS80
31987	SIRGAS 1995 / UTM zone 18N	4170	+proj=utm +zone=18 +ellps=GRS80
31988	SIRGAS 1995 / UTM zone 19N	4170	+proj=utm +zone=19 +ellps=GRS80
31989	SIRGAS 1995 / UTM zone 20N	4170	+proj=utm +zone=20 +ellps=GRS80
3199	LGD2006 / UTM zone 32N	4754	+proj=utm +zone=32 +a=6378388 +rf=297
31990	SIRGAS 1995 / UTM zone 21N	4170	+proj=utm +zone=21 +ellps=GRS80
31991	SIRGAS 1995 / UTM zone 22N	4170	+proj=utm +zone=22 +ellps=GRS80
31992	SIRGAS 1995 / UTM zone 17S	4170	+proj=utm +zone=17 +south +ellps=GRS80
31993	SIRGAS 1995 / UTM zone 18S	4170	+proj=utm +zone=18 +south +ellps=GRS80
31994	SIRGAS 1995 / UTM zone 19S	4170	+proj=utm +zone=19 +south +ellps=GRS80
31995	SIRGAS 1995 / UTM zone 20S	4170	+proj=utm +zone=20 +south +ellps=GRS80
31996	SIRGAS 1995 / UTM zone 21S	4170	+proj=utm +zone=21 +south +ellps=GRS80
31997	SIRGAS 1995 / UTM zone 22S	4170	+proj=utm +zone=22 +south +ellps=GRS80
31998	SIRGAS 1995 / UTM zone 23S	4170	+proj=utm +zone=23 +south +ellps=GRS80
31999	SIRGAS 1995 / UTM zone 24S	4170	+proj=utm +zone=24 +south +ellps=GRS80
3200	FD58 / Iraq zone	4132	+proj=lcc +lat_1=32.5 +lat_0=32.5 +lon_0=45 +k_0=0.9987864078 +x_0=1500000 +y_0=1166200 +a=6378249.145 +rf=293.465
32000	SIRGAS 1995 / UTM zone 25S	4170	+proj=utm +zone=25 +south +ellps=GRS80
32001	NAD27 / Montana North	4267	+proj=lcc +lat_0=47 +lon_0=-109.5 +lat_1=48.7166666666667 +lat_2=47.85 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32002	NAD27 / Montana Central	4267	+proj=lcc +lat_0=45.8333333333333 +lon_0=-109.5 +lat_1=47.8833333333333 +lat_2=46.45 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32003	NAD27 / Montana South	4267	+proj=lcc +lat_0=44 +lon_0=-109.5 +lat_1=46.4 +lat_2=44.8666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32005	NAD27 / Nebraska North	4267	+proj=lcc +lat_0=41.3333333333333 +lon_0=-100 +lat_1=41.85 +lat_2=42.8166666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32006	NAD27 / Nebraska South	4267	+proj=lcc +lat_0=39.6666666666667 +lon_0=-99.5 +lat_1=40.2833333333333 +lat_2=41.7166666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32007	NAD27 / Nevada East	4267	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32008	NAD27 / Nevada Central	4267	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32009	NAD27 / Nevada West	4267	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3201	LGD2006 / UTM zone 33N	4754	+proj=utm +zone=33 +a=6378388 +rf=297
32010	NAD27 / New Hampshire	4267	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32011	NAD27 / New Jersey	4267	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.6666666666667 +k=0.999975 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32012	NAD27 / New Mexico East	4267	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32013	NAD27 / New Mexico Central	4267	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32014	NAD27 / New Mexico West	4267	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32015	NAD27 / New York East	4267	+proj=tmerc +lat_0=40 +lon_0=-74.3333333333333 +k=0.999966667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32016	NAD27 / New York Central	4267	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32017	NAD27 / New York West	4267	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32019	NAD27 / North Carolina	4267	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=34.3333333333333 +lat_2=36.1666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3202	LGD2006 / UTM zone 34N	4754	+proj=utm +zone=34 +a=6378388 +rf=297
32020	NAD27 / North Dakota North	4267	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=47.4333333333333 +lat_2=48.7333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32021	NAD27 / North Dakota South	4267	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=46.1833333333333 +lat_2=47.4833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32022	NAD27 / Ohio North	4267	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=40.4333333333333 +lat_2=41.7 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32023	NAD27 / Ohio South	4267	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=38.7333333333333 +lat_2=40.0333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32024	NAD27 / Oklahoma North	4267	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=35.5666666666667 +lat_2=36.7666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32025	NAD27 / Oklahoma South	4267	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=33.9333333333333 +lat_2=35.2333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32026	NAD27 / Oregon North	4267	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=44.3333333333333 +lat_2=46 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32027	NAD27 / Oregon South	4267	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=42.3333333333333 +lat_2=44 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32028	NAD27 / Pennsylvania North	4267	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=40.8833333333333 +lat_2=41.95 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3203	LGD2006 / UTM zone 35N	4754	+proj=utm +zone=35 +a=6378388 +rf=297
32030	NAD27 / Rhode Island	4267	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.9999938 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32031	NAD27 / South Carolina North	4267	+proj=lcc +lat_0=33 +lon_0=-81 +lat_1=33.7666666666667 +lat_2=34.9666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32033	NAD27 / South Carolina South	4267	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=32.3333333333333 +lat_2=33.6666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32034	NAD27 / South Dakota North	4267	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=44.4166666666667 +lat_2=45.6833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32035	NAD27 / South Dakota South	4267	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=42.8333333333333 +lat_2=44.4 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32037	NAD27 / Texas North	4267	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=34.65 +lat_2=36.1833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32038	NAD27 / Texas North Central	4267	+proj=lcc +lat_0=31.6666666666667 +lon_0=-97.5 +lat_1=32.1333333333333 +lat_2=33.9666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32039	NAD27 / Texas Central	4267	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=30.1166666666667 +lat_2=31.8833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3204	WGS 84 / SCAR IMW SP19-20	4326	+proj=lcc +lat_0=-90 +lon_0=-66 +lat_1=-60.6666666666667 +lat_2=-63.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32040	NAD27 / Texas South Central	4267	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=28.3833333333333 +lat_2=30.2833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32041	NAD27 / Texas South	4267	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=26.1666666666667 +lat_2=27.8333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32042	NAD27 / Utah North	4267	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=40.7166666666667 +lat_2=41.7833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32043	NAD27 / Utah Central	4267	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=39.0166666666667 +lat_2=40.65 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32044	NAD27 / Utah South	4267	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=37.2166666666667 +lat_2=38.35 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32045	NAD27 / Vermont	4267	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32046	NAD27 / Virginia North	4267	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=38.0333333333333 +lat_2=39.2 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32047	NAD27 / Virginia South	4267	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=36.7666666666667 +lat_2=37.9666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32048	NAD27 / Washington North	4267	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=47.5 +lat_2=48.7333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32049	NAD27 / Washington South	4267	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=45.8333333333333 +lat_2=47.3333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3205	WGS 84 / SCAR IMW SP21-22	4326	+proj=lcc +lat_0=-90 +lon_0=-54 +lat_1=-60.6666666666667 +lat_2=-63.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32050	NAD27 / West Virginia North	4267	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=39 +lat_2=40.25 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32051	NAD27 / West Virginia South	4267	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=37.4833333333333 +lat_2=38.8833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32052	NAD27 / Wisconsin North	4267	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=45.5666666666667 +lat_2=46.7666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32053	NAD27 / Wisconsin Central	4267	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=44.25 +lat_2=45.5 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32054	NAD27 / Wisconsin South	4267	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=42.7333333333333 +lat_2=44.0666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32055	NAD27 / Wyoming East	4267	+proj=tmerc +lat_0=40.6666666666667 +lon_0=-105.166666666667 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32056	NAD27 / Wyoming East Central	4267	+proj=tmerc +lat_0=40.6666666666667 +lon_0=-107.333333333333 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32057	NAD27 / Wyoming West Central	4267	+proj=tmerc +lat_0=40.6666666666667 +lon_0=-108.75 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32058	NAD27 / Wyoming West	4267	+proj=tmerc +lat_0=40.6666666666667 +lon_0=-110.083333333333 +k=0.999941177 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32059	NAD 1927 SPCS Zone Puerto Rico	4267	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.0333333333333 +lat_2=18.4333333333333 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3206	WGS 84 / SCAR IMW SP23-24	4326	+proj=lcc +lat_0=-90 +lon_0=-42 +lat_1=-60.6666666666667 +lat_2=-63.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32060	NAD 1927 SPCS Zone St. Croix	4267	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.0333333333333 +lat_2=18.4333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32064	NAD27 / BLM 14N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-99 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32065	NAD27 / BLM 15N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32066	NAD27 / BLM 16N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
32067	NAD27 / BLM 17N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3207	WGS 84 / SCAR IMW SQ01-02	4326	+proj=lcc +lat_0=-90 +lon_0=-174 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3208	WGS 84 / SCAR IMW SQ19-20	4326	+proj=lcc +lat_0=-90 +lon_0=-66 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32081	NAD27 / MTM zone 1	4267	+proj=tmerc +lat_0=0 +lon_0=-53 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
32082	NAD27 / MTM zone 2	4267	+proj=tmerc +lat_0=0 +lon_0=-56 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
32083	NAD27 / MTM zone 3	4267	+proj=tmerc +lat_0=0 +lon_0=-58.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
32084	NAD27 / MTM zone 4	4267	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
32085	NAD27 / MTM zone 5	4267	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
32086	NAD27 / MTM zone 6	4267	+proj=tmerc +lat_0=0 +lon_0=-67.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
3209	WGS 84 / SCAR IMW SQ21-22	4326	+proj=lcc +lat_0=-90 +lon_0=-54 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32098	NAD27 / Quebec Lambert	4267	+proj=lcc +lat_0=44 +lon_0=-68.5 +lat_1=60 +lat_2=46 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
32099	NAD27 / Louisiana Offshore	4267	+proj=lcc +lat_0=25.6666666666667 +lon_0=-91.3333333333333 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3210	WGS 84 / SCAR IMW SQ37-38	4326	+proj=lcc +lat_0=-90 +lon_0=42 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32100	NAD83 / Montana	4269	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=600000 +y_0=0 +ellps=GRS80
32104	NAD83 / Nebraska	4269	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000 +y_0=0 +ellps=GRS80
32107	NAD83 / Nevada East	4269	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000 +y_0=8000000 +ellps=GRS80
32108	NAD83 / Nevada Central	4269	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000 +y_0=6000000 +ellps=GRS80
32109	NAD83 / Nevada West	4269	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000 +y_0=4000000 +ellps=GRS80
3211	WGS 84 / SCAR IMW SQ39-40	4326	+proj=lcc +lat_0=-90 +lon_0=54 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32110	NAD83 / New Hampshire	4269	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80
32111	NAD83 / New Jersey	4269	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
32112	NAD83 / New Mexico East	4269	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80
32113	NAD83 / New Mexico Central	4269	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
32114	NAD83 / New Mexico West	4269	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000 +y_0=0 +ellps=GRS80
32115	NAD83 / New York East	4269	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
32116	NAD83 / New York Central	4269	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=250000 +y_0=0 +ellps=GRS80
32117	NAD83 / New York West	4269	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000 +y_0=0 +ellps=GRS80
32118	NAD83 / New York Long Island	4269	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80
32119	NAD83 / North Carolina	4269	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.22 +y_0=0 +ellps=GRS80
3212	WGS 84 / SCAR IMW SQ41-42	4326	+proj=lcc +lat_0=-90 +lon_0=66 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32120	NAD83 / North Dakota North	4269	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32121	NAD83 / North Dakota South	4269	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32122	NAD83 / Ohio North	4269	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32123	NAD83 / Ohio South	4269	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32124	NAD83 / Oklahoma North	4269	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
32125	NAD83 / Oklahoma South	4269	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32126	NAD83 / Oregon North	4269	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000 +y_0=0 +ellps=GRS80
32127	NAD83 / Oregon South	4269	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000 +y_0=0 +ellps=GRS80
32128	NAD83 / Pennsylvania North	4269	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32129	NAD83 / Pennsylvania South	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3213	WGS 84 / SCAR IMW SQ43-44	4326	+proj=lcc +lat_0=-90 +lon_0=78 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32130	NAD83 / Rhode Island	4269	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=100000 +y_0=0 +ellps=GRS80
32133	NAD83 / South Carolina	4269	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80
32134	NAD83 / South Dakota North	4269	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80
32135	NAD83 / South Dakota South	4269	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32136	NAD83 / Tennessee	4269	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80
32137	NAD83 / Texas North	4269	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000 +y_0=1000000 +ellps=GRS80
32138	NAD83 / Texas North Central	4269	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000 +ellps=GRS80
32139	NAD83 / Texas Central	4269	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=700000 +y_0=3000000 +ellps=GRS80
3214	WGS 84 / SCAR IMW SQ45-46	4326	+proj=lcc +lat_0=-90 +lon_0=90 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32140	NAD83 / Texas South Central	4269	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=4000000 +ellps=GRS80
32141	NAD83 / Texas South	4269	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000 +ellps=GRS80
32142	NAD83 / Utah North	4269	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000 +y_0=1000000 +ellps=GRS80
32143	NAD83 / Utah Central	4269	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000 +y_0=2000000 +ellps=GRS80
32144	NAD83 / Utah South	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000 +y_0=3000000 +ellps=GRS80
32145	NAD83 / Vermont	4269	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000 +y_0=0 +ellps=GRS80
32146	NAD83 / Virginia North	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000 +y_0=2000000 +ellps=GRS80
32147	NAD83 / Virginia South	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000 +y_0=1000000 +ellps=GRS80
32148	NAD83 / Washington North	4269	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000 +y_0=0 +ellps=GRS80
32149	NAD83 / Washington South	4269	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000 +y_0=0 +ellps=GRS80
3215	WGS 84 / SCAR IMW SQ47-48	4326	+proj=lcc +lat_0=-90 +lon_0=102 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32150	NAD83 / West Virginia North	4269	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80
32151	NAD83 / West Virginia South	4269	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32152	NAD83 / Wisconsin North	4269	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
32153	NAD83 / Wisconsin Central	4269	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80
32154	NAD83 / Wisconsin South	4269	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
32155	NAD83 / Wyoming East	4269	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000 +y_0=0 +ellps=GRS80
32156	NAD83 / Wyoming East Central	4269	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=400000 +y_0=100000 +ellps=GRS80
32157	NAD83 / Wyoming West Central	4269	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80
32158	NAD83 / Wyoming West	4269	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000 +y_0=100000 +ellps=GRS80
32159	NAD83 / Wyoming Lambert	4269	+proj=lcc +lat_0=41 +lon_0=-107.5 +lat_1=41 +lat_2=45 +x_0=500000 +y_0=200000 +ellps=GRS80
3216	WGS 84 / SCAR IMW SQ49-50	4326	+proj=lcc +lat_0=-90 +lon_0=114 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32161	NAD83 / Puerto Rico & Virgin Is.	4269	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.4333333333333 +lat_2=18.0333333333333 +x_0=200000 +y_0=200000 +ellps=GRS80
32164	NAD83 / BLM 14N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-99 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
32165	NAD83 / BLM 15N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
32166	NAD83 / BLM 16N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
32167	NAD83 / BLM 17N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
3217	WGS 84 / SCAR IMW SQ51-52	4326	+proj=lcc +lat_0=-90 +lon_0=126 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3218	WGS 84 / SCAR IMW SQ53-54	4326	+proj=lcc +lat_0=-90 +lon_0=138 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32181	NAD83 / MTM zone 1	4269	+proj=tmerc +lat_0=0 +lon_0=-53 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32182	NAD83 / MTM zone 2	4269	+proj=tmerc +lat_0=0 +lon_0=-56 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32183	NAD83 / MTM zone 3	4269	+proj=tmerc +lat_0=0 +lon_0=-58.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32184	NAD83 / MTM zone 4	4269	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32185	NAD83 / MTM zone 5	4269	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32186	NAD83 / MTM zone 6	4269	+proj=tmerc +lat_0=0 +lon_0=-67.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32187	NAD83 / MTM zone 7	4269	+proj=tmerc +lat_0=0 +lon_0=-70.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32188	NAD83 / MTM zone 8	4269	+proj=tmerc +lat_0=0 +lon_0=-73.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32189	NAD83 / MTM zone 9	4269	+proj=tmerc +lat_0=0 +lon_0=-76.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
3219	WGS 84 / SCAR IMW SQ55-56	4326	+proj=lcc +lat_0=-90 +lon_0=150 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32190	NAD83 / MTM zone 10	4269	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32191	NAD83 / MTM zone 11	4269	+proj=tmerc +lat_0=0 +lon_0=-82.5 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32192	NAD83 / MTM zone 12	4269	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32193	NAD83 / MTM zone 13	4269	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32194	NAD83 / MTM zone 14	4269	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32195	NAD83 / MTM zone 15	4269	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32196	NAD83 / MTM zone 16	4269	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32197	NAD83 / MTM zone 17	4269	+proj=tmerc +lat_0=0 +lon_0=-96 +k=0.9999 +x_0=304800 +y_0=0 +ellps=GRS80
32198	NAD83 / Quebec Lambert	4269	+proj=lcc +lat_0=44 +lon_0=-68.5 +lat_1=60 +lat_2=46 +x_0=0 +y_0=0 +ellps=GRS80
32199	NAD83 / Louisiana Offshore	4269	+proj=lcc +lat_0=25.5 +lon_0=-91.3333333333333 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=1000000 +y_0=0 +ellps=GRS80
3220	WGS 84 / SCAR IMW SQ57-58	4326	+proj=lcc +lat_0=-90 +lon_0=162 +lat_1=-64.6666666666667 +lat_2=-67.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32201	WGS 72 / UTM zone 1N	4322	+proj=utm +zone=1 +a=6378135 +rf=298.26
32202	WGS 72 / UTM zone 2N	4322	+proj=utm +zone=2 +a=6378135 +rf=298.26
32203	WGS 72 / UTM zone 3N	4322	+proj=utm +zone=3 +a=6378135 +rf=298.26
32204	WGS 72 / UTM zone 4N	4322	+proj=utm +zone=4 +a=6378135 +rf=298.26
32205	WGS 72 / UTM zone 5N	4322	+proj=utm +zone=5 +a=6378135 +rf=298.26
32206	WGS 72 / UTM zone 6N	4322	+proj=utm +zone=6 +a=6378135 +rf=298.26
32207	WGS 72 / UTM zone 7N	4322	+proj=utm +zone=7 +a=6378135 +rf=298.26
32208	WGS 72 / UTM zone 8N	4322	+proj=utm +zone=8 +a=6378135 +rf=298.26
32209	WGS 72 / UTM zone 9N	4322	+proj=utm +zone=9 +a=6378135 +rf=298.26
3221	WGS 84 / SCAR IMW SR13-14	4326	+proj=lcc +lat_0=-90 +lon_0=-102 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32210	WGS 72 / UTM zone 10N	4322	+proj=utm +zone=10 +a=6378135 +rf=298.26
32211	WGS 72 / UTM zone 11N	4322	+proj=utm +zone=11 +a=6378135 +rf=298.26
32212	WGS 72 / UTM zone 12N	4322	+proj=utm +zone=12 +a=6378135 +rf=298.26
32213	WGS 72 / UTM zone 13N	4322	+proj=utm +zone=13 +a=6378135 +rf=298.26
32214	WGS 72 / UTM zone 14N	4322	+proj=utm +zone=14 +a=6378135 +rf=298.26
32215	WGS 72 / UTM zone 15N	4322	+proj=utm +zone=15 +a=6378135 +rf=298.26
32216	WGS 72 / UTM zone 16N	4322	+proj=utm +zone=16 +a=6378135 +rf=298.26
32217	WGS 72 / UTM zone 17N	4322	+proj=utm +zone=17 +a=6378135 +rf=298.26
32218	WGS 72 / UTM zone 18N	4322	+proj=utm +zone=18 +a=6378135 +rf=298.26
32219	WGS 72 / UTM zone 19N	4322	+proj=utm +zone=19 +a=6378135 +rf=298.26
3222	WGS 84 / SCAR IMW SR15-16	4326	+proj=lcc +lat_0=-90 +lon_0=-90 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32220	WGS 72 / UTM zone 20N	4322	+proj=utm +zone=20 +a=6378135 +rf=298.26
32221	WGS 72 / UTM zone 21N	4322	+proj=utm +zone=21 +a=6378135 +rf=298.26
32222	WGS 72 / UTM zone 22N	4322	+proj=utm +zone=22 +a=6378135 +rf=298.26
32223	WGS 72 / UTM zone 23N	4322	+proj=utm +zone=23 +a=6378135 +rf=298.26
32224	WGS 72 / UTM zone 24N	4322	+proj=utm +zone=24 +a=6378135 +rf=298.26
32225	WGS 72 / UTM zone 25N	4322	+proj=utm +zone=25 +a=6378135 +rf=298.26
32226	WGS 72 / UTM zone 26N	4322	+proj=utm +zone=26 +a=6378135 +rf=298.26
32227	WGS 72 / UTM zone 27N	4322	+proj=utm +zone=27 +a=6378135 +rf=298.26
32228	WGS 72 / UTM zone 28N	4322	+proj=utm +zone=28 +a=6378135 +rf=298.26
32229	WGS 72 / UTM zone 29N	4322	+proj=utm +zone=29 +a=6378135 +rf=298.26
3223	WGS 84 / SCAR IMW SR17-18	4326	+proj=lcc +lat_0=-90 +lon_0=-78 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32230	WGS 72 / UTM zone 30N	4322	+proj=utm +zone=30 +a=6378135 +rf=298.26
32231	WGS 72 / UTM zone 31N	4322	+proj=utm +zone=31 +a=6378135 +rf=298.26
32232	WGS 72 / UTM zone 32N	4322	+proj=utm +zone=32 +a=6378135 +rf=298.26
32233	WGS 72 / UTM zone 33N	4322	+proj=utm +zone=33 +a=6378135 +rf=298.26
32234	WGS 72 / UTM zone 34N	4322	+proj=utm +zone=34 +a=6378135 +rf=298.26
32235	WGS 72 / UTM zone 35N	4322	+proj=utm +zone=35 +a=6378135 +rf=298.26
32236	WGS 72 / UTM zone 36N	4322	+proj=utm +zone=36 +a=6378135 +rf=298.26
32237	WGS 72 / UTM zone 37N	4322	+proj=utm +zone=37 +a=6378135 +rf=298.26
32238	WGS 72 / UTM zone 38N	4322	+proj=utm +zone=38 +a=6378135 +rf=298.26
32239	WGS 72 / UTM zone 39N	4322	+proj=utm +zone=39 +a=6378135 +rf=298.26
3224	WGS 84 / SCAR IMW SR19-20	4326	+proj=lcc +lat_0=-90 +lon_0=-66 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32240	WGS 72 / UTM zone 40N	4322	+proj=utm +zone=40 +a=6378135 +rf=298.26
32241	WGS 72 / UTM zone 41N	4322	+proj=utm +zone=41 +a=6378135 +rf=298.26
32242	WGS 72 / UTM zone 42N	4322	+proj=utm +zone=42 +a=6378135 +rf=298.26
32243	WGS 72 / UTM zone 43N	4322	+proj=utm +zone=43 +a=6378135 +rf=298.26
32244	WGS 72 / UTM zone 44N	4322	+proj=utm +zone=44 +a=6378135 +rf=298.26
32245	WGS 72 / UTM zone 45N	4322	+proj=utm +zone=45 +a=6378135 +rf=298.26
32246	WGS 72 / UTM zone 46N	4322	+proj=utm +zone=46 +a=6378135 +rf=298.26
32247	WGS 72 / UTM zone 47N	4322	+proj=utm +zone=47 +a=6378135 +rf=298.26
32248	WGS 72 / UTM zone 48N	4322	+proj=utm +zone=48 +a=6378135 +rf=298.26
32249	WGS 72 / UTM zone 49N	4322	+proj=utm +zone=49 +a=6378135 +rf=298.26
3225	WGS 84 / SCAR IMW SR27-28	4326	+proj=lcc +lat_0=-90 +lon_0=-18 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32250	WGS 72 / UTM zone 50N	4322	+proj=utm +zone=50 +a=6378135 +rf=298.26
32251	WGS 72 / UTM zone 51N	4322	+proj=utm +zone=51 +a=6378135 +rf=298.26
32252	WGS 72 / UTM zone 52N	4322	+proj=utm +zone=52 +a=6378135 +rf=298.26
32253	WGS 72 / UTM zone 53N	4322	+proj=utm +zone=53 +a=6378135 +rf=298.26
32254	WGS 72 / UTM zone 54N	4322	+proj=utm +zone=54 +a=6378135 +rf=298.26
32255	WGS 72 / UTM zone 55N	4322	+proj=utm +zone=55 +a=6378135 +rf=298.26
32256	WGS 72 / UTM zone 56N	4322	+proj=utm +zone=56 +a=6378135 +rf=298.26
32257	WGS 72 / UTM zone 57N	4322	+proj=utm +zone=57 +a=6378135 +rf=298.26
32258	WGS 72 / UTM zone 58N	4322	+proj=utm +zone=58 +a=6378135 +rf=298.26
32259	WGS 72 / UTM zone 59N	4322	+proj=utm +zone=59 +a=6378135 +rf=298.26
3226	WGS 84 / SCAR IMW SR29-30	4326	+proj=lcc +lat_0=-90 +lon_0=-6 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32260	WGS 72 / UTM zone 60N	4322	+proj=utm +zone=60 +a=6378135 +rf=298.26
3227	WGS 84 / SCAR IMW SR31-32	4326	+proj=lcc +lat_0=-90 +lon_0=6 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3228	WGS 84 / SCAR IMW SR33-34	4326	+proj=lcc +lat_0=-90 +lon_0=18 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3229	WGS 84 / SCAR IMW SR35-36	4326	+proj=lcc +lat_0=-90 +lon_0=30 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3230	WGS 84 / SCAR IMW SR37-38	4326	+proj=lcc +lat_0=-90 +lon_0=42 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32301	WGS 72 / UTM zone 1S	4322	+proj=utm +zone=1 +south +a=6378135 +rf=298.26
32302	WGS 72 / UTM zone 2S	4322	+proj=utm +zone=2 +south +a=6378135 +rf=298.26
32303	WGS 72 / UTM zone 3S	4322	+proj=utm +zone=3 +south +a=6378135 +rf=298.26
32304	WGS 72 / UTM zone 4S	4322	+proj=utm +zone=4 +south +a=6378135 +rf=298.26
32305	WGS 72 / UTM zone 5S	4322	+proj=utm +zone=5 +south +a=6378135 +rf=298.26
32306	WGS 72 / UTM zone 6S	4322	+proj=utm +zone=6 +south +a=6378135 +rf=298.26
32307	WGS 72 / UTM zone 7S	4322	+proj=utm +zone=7 +south +a=6378135 +rf=298.26
32308	WGS 72 / UTM zone 8S	4322	+proj=utm +zone=8 +south +a=6378135 +rf=298.26
32309	WGS 72 / UTM zone 9S	4322	+proj=utm +zone=9 +south +a=6378135 +rf=298.26
3231	WGS 84 / SCAR IMW SR39-40	4326	+proj=lcc +lat_0=-90 +lon_0=54 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32310	WGS 72 / UTM zone 10S	4322	+proj=utm +zone=10 +south +a=6378135 +rf=298.26
32311	WGS 72 / UTM zone 11S	4322	+proj=utm +zone=11 +south +a=6378135 +rf=298.26
32312	WGS 72 / UTM zone 12S	4322	+proj=utm +zone=12 +south +a=6378135 +rf=298.26
32313	WGS 72 / UTM zone 13S	4322	+proj=utm +zone=13 +south +a=6378135 +rf=298.26
32314	WGS 72 / UTM zone 14S	4322	+proj=utm +zone=14 +south +a=6378135 +rf=298.26
32315	WGS 72 / UTM zone 15S	4322	+proj=utm +zone=15 +south +a=6378135 +rf=298.26
32316	WGS 72 / UTM zone 16S	4322	+proj=utm +zone=16 +south +a=6378135 +rf=298.26
32317	WGS 72 / UTM zone 17S	4322	+proj=utm +zone=17 +south +a=6378135 +rf=298.26
32318	WGS 72 / UTM zone 18S	4322	+proj=utm +zone=18 +south +a=6378135 +rf=298.26
32319	WGS 72 / UTM zone 19S	4322	+proj=utm +zone=19 +south +a=6378135 +rf=298.26
3232	WGS 84 / SCAR IMW SR41-42	4326	+proj=lcc +lat_0=-90 +lon_0=66 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32320	WGS 72 / UTM zone 20S	4322	+proj=utm +zone=20 +south +a=6378135 +rf=298.26
32321	WGS 72 / UTM zone 21S	4322	+proj=utm +zone=21 +south +a=6378135 +rf=298.26
32322	WGS 72 / UTM zone 22S	4322	+proj=utm +zone=22 +south +a=6378135 +rf=298.26
32323	WGS 72 / UTM zone 23S	4322	+proj=utm +zone=23 +south +a=6378135 +rf=298.26
32324	WGS 72 / UTM zone 24S	4322	+proj=utm +zone=24 +south +a=6378135 +rf=298.26
32325	WGS 72 / UTM zone 25S	4322	+proj=utm +zone=25 +south +a=6378135 +rf=298.26
32326	WGS 72 / UTM zone 26S	4322	+proj=utm +zone=26 +south +a=6378135 +rf=298.26
32327	WGS 72 / UTM zone 27S	4322	+proj=utm +zone=27 +south +a=6378135 +rf=298.26
32328	WGS 72 / UTM zone 28S	4322	+proj=utm +zone=28 +south +a=6378135 +rf=298.26
32329	WGS 72 / UTM zone 29S	4322	+proj=utm +zone=29 +south +a=6378135 +rf=298.26
3233	WGS 84 / SCAR IMW SR43-44	4326	+proj=lcc +lat_0=-90 +lon_0=78 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32330	WGS 72 / UTM zone 30S	4322	+proj=utm +zone=30 +south +a=6378135 +rf=298.26
32331	WGS 72 / UTM zone 31S	4322	+proj=utm +zone=31 +south +a=6378135 +rf=298.26
32332	WGS 72 / UTM zone 32S	4322	+proj=utm +zone=32 +south +a=6378135 +rf=298.26
32333	WGS 72 / UTM zone 33S	4322	+proj=utm +zone=33 +south +a=6378135 +rf=298.26
32334	WGS 72 / UTM zone 34S	4322	+proj=utm +zone=34 +south +a=6378135 +rf=298.26
32335	WGS 72 / UTM zone 35S	4322	+proj=utm +zone=35 +south +a=6378135 +rf=298.26
32336	WGS 72 / UTM zone 36S	4322	+proj=utm +zone=36 +south +a=6378135 +rf=298.26
32337	WGS 72 / UTM zone 37S	4322	+proj=utm +zone=37 +south +a=6378135 +rf=298.26
32338	WGS 72 / UTM zone 38S	4322	+proj=utm +zone=38 +south +a=6378135 +rf=298.26
32339	WGS 72 / UTM zone 39S	4322	+proj=utm +zone=39 +south +a=6378135 +rf=298.26
3234	WGS 84 / SCAR IMW SR45-46	4326	+proj=lcc +lat_0=-90 +lon_0=90 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32340	WGS 72 / UTM zone 40S	4322	+proj=utm +zone=40 +south +a=6378135 +rf=298.26
32341	WGS 72 / UTM zone 41S	4322	+proj=utm +zone=41 +south +a=6378135 +rf=298.26
32342	WGS 72 / UTM zone 42S	4322	+proj=utm +zone=42 +south +a=6378135 +rf=298.26
32343	WGS 72 / UTM zone 43S	4322	+proj=utm +zone=43 +south +a=6378135 +rf=298.26
32344	WGS 72 / UTM zone 44S	4322	+proj=utm +zone=44 +south +a=6378135 +rf=298.26
32345	WGS 72 / UTM zone 45S	4322	+proj=utm +zone=45 +south +a=6378135 +rf=298.26
32346	WGS 72 / UTM zone 46S	4322	+proj=utm +zone=46 +south +a=6378135 +rf=298.26
32347	WGS 72 / UTM zone 47S	4322	+proj=utm +zone=47 +south +a=6378135 +rf=298.26
32348	WGS 72 / UTM zone 48S	4322	+proj=utm +zone=48 +south +a=6378135 +rf=298.26
32349	WGS 72 / UTM zone 49S	4322	+proj=utm +zone=49 +south +a=6378135 +rf=298.26
3235	WGS 84 / SCAR IMW SR47-48	4326	+proj=lcc +lat_0=-90 +lon_0=102 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32350	WGS 72 / UTM zone 50S	4322	+proj=utm +zone=50 +south +a=6378135 +rf=298.26
32351	WGS 72 / UTM zone 51S	4322	+proj=utm +zone=51 +south +a=6378135 +rf=298.26
32352	WGS 72 / UTM zone 52S	4322	+proj=utm +zone=52 +south +a=6378135 +rf=298.26
32353	WGS 72 / UTM zone 53S	4322	+proj=utm +zone=53 +south +a=6378135 +rf=298.26
32354	WGS 72 / UTM zone 54S	4322	+proj=utm +zone=54 +south +a=6378135 +rf=298.26
32355	WGS 72 / UTM zone 55S	4322	+proj=utm +zone=55 +south +a=6378135 +rf=298.26
32356	WGS 72 / UTM zone 56S	4322	+proj=utm +zone=56 +south +a=6378135 +rf=298.26
32357	WGS 72 / UTM zone 57S	4322	+proj=utm +zone=57 +south +a=6378135 +rf=298.26
32358	WGS 72 / UTM zone 58S	4322	+proj=utm +zone=58 +south +a=6378135 +rf=298.26
32359	WGS 72 / UTM zone 59S	4322	+proj=utm +zone=59 +south +a=6378135 +rf=298.26
3236	WGS 84 / SCAR IMW SR49-50	4326	+proj=lcc +lat_0=-90 +lon_0=114 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32360	WGS 72 / UTM zone 60S	4322	+proj=utm +zone=60 +south +a=6378135 +rf=298.26
3237	WGS 84 / SCAR IMW SR51-52	4326	+proj=lcc +lat_0=-90 +lon_0=126 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3238	WGS 84 / SCAR IMW SR53-54	4326	+proj=lcc +lat_0=-90 +lon_0=138 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3239	WGS 84 / SCAR IMW SR55-56	4326	+proj=lcc +lat_0=-90 +lon_0=150 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3240	WGS 84 / SCAR IMW SR57-58	4326	+proj=lcc +lat_0=-90 +lon_0=162 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32401	WGS 72BE / UTM zone 1N	4324	+proj=utm +zone=1 +a=6378135 +rf=298.26
32402	WGS 72BE / UTM zone 2N	4324	+proj=utm +zone=2 +a=6378135 +rf=298.26
32403	WGS 72BE / UTM zone 3N	4324	+proj=utm +zone=3 +a=6378135 +rf=298.26
32404	WGS 72BE / UTM zone 4N	4324	+proj=utm +zone=4 +a=6378135 +rf=298.26
32405	WGS 72BE / UTM zone 5N	4324	+proj=utm +zone=5 +a=6378135 +rf=298.26
32406	WGS 72BE / UTM zone 6N	4324	+proj=utm +zone=6 +a=6378135 +rf=298.26
32407	WGS 72BE / UTM zone 7N	4324	+proj=utm +zone=7 +a=6378135 +rf=298.26
32408	WGS 72BE / UTM zone 8N	4324	+proj=utm +zone=8 +a=6378135 +rf=298.26
32409	WGS 72BE / UTM zone 9N	4324	+proj=utm +zone=9 +a=6378135 +rf=298.26
3241	WGS 84 / SCAR IMW SR59-60	4326	+proj=lcc +lat_0=-90 +lon_0=174 +lat_1=-68.6666666666667 +lat_2=-71.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32410	WGS 72BE / UTM zone 10N	4324	+proj=utm +zone=10 +a=6378135 +rf=298.26
32411	WGS 72BE / UTM zone 11N	4324	+proj=utm +zone=11 +a=6378135 +rf=298.26
32412	WGS 72BE / UTM zone 12N	4324	+proj=utm +zone=12 +a=6378135 +rf=298.26
32413	WGS 72BE / UTM zone 13N	4324	+proj=utm +zone=13 +a=6378135 +rf=298.26
32414	WGS 72BE / UTM zone 14N	4324	+proj=utm +zone=14 +a=6378135 +rf=298.26
32415	WGS 72BE / UTM zone 15N	4324	+proj=utm +zone=15 +a=6378135 +rf=298.26
32416	WGS 72BE / UTM zone 16N	4324	+proj=utm +zone=16 +a=6378135 +rf=298.26
32417	WGS 72BE / UTM zone 17N	4324	+proj=utm +zone=17 +a=6378135 +rf=298.26
32418	WGS 72BE / UTM zone 18N	4324	+proj=utm +zone=18 +a=6378135 +rf=298.26
32419	WGS 72BE / UTM zone 19N	4324	+proj=utm +zone=19 +a=6378135 +rf=298.26
3242	WGS 84 / SCAR IMW SS04-06	4326	+proj=lcc +lat_0=-90 +lon_0=-153 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32420	WGS 72BE / UTM zone 20N	4324	+proj=utm +zone=20 +a=6378135 +rf=298.26
32421	WGS 72BE / UTM zone 21N	4324	+proj=utm +zone=21 +a=6378135 +rf=298.26
32422	WGS 72BE / UTM zone 22N	4324	+proj=utm +zone=22 +a=6378135 +rf=298.26
32423	WGS 72BE / UTM zone 23N	4324	+proj=utm +zone=23 +a=6378135 +rf=298.26
32424	WGS 72BE / UTM zone 24N	4324	+proj=utm +zone=24 +a=6378135 +rf=298.26
32425	WGS 72BE / UTM zone 25N	4324	+proj=utm +zone=25 +a=6378135 +rf=298.26
32426	WGS 72BE / UTM zone 26N	4324	+proj=utm +zone=26 +a=6378135 +rf=298.26
32427	WGS 72BE / UTM zone 27N	4324	+proj=utm +zone=27 +a=6378135 +rf=298.26
32428	WGS 72BE / UTM zone 28N	4324	+proj=utm +zone=28 +a=6378135 +rf=298.26
32429	WGS 72BE / UTM zone 29N	4324	+proj=utm +zone=29 +a=6378135 +rf=298.26
3243	WGS 84 / SCAR IMW SS07-09	4326	+proj=lcc +lat_0=-90 +lon_0=-135 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32430	WGS 72BE / UTM zone 30N	4324	+proj=utm +zone=30 +a=6378135 +rf=298.26
32431	WGS 72BE / UTM zone 31N	4324	+proj=utm +zone=31 +a=6378135 +rf=298.26
32432	WGS 72BE / UTM zone 32N	4324	+proj=utm +zone=32 +a=6378135 +rf=298.26
32433	WGS 72BE / UTM zone 33N	4324	+proj=utm +zone=33 +a=6378135 +rf=298.26
32434	WGS 72BE / UTM zone 34N	4324	+proj=utm +zone=34 +a=6378135 +rf=298.26
32435	WGS 72BE / UTM zone 35N	4324	+proj=utm +zone=35 +a=6378135 +rf=298.26
32436	WGS 72BE / UTM zone 36N	4324	+proj=utm +zone=36 +a=6378135 +rf=298.26
32437	WGS 72BE / UTM zone 37N	4324	+proj=utm +zone=37 +a=6378135 +rf=298.26
32438	WGS 72BE / UTM zone 38N	4324	+proj=utm +zone=38 +a=6378135 +rf=298.26
32439	WGS 72BE / UTM zone 39N	4324	+proj=utm +zone=39 +a=6378135 +rf=298.26
3244	WGS 84 / SCAR IMW SS10-12	4326	+proj=lcc +lat_0=-90 +lon_0=-117 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32440	WGS 72BE / UTM zone 40N	4324	+proj=utm +zone=40 +a=6378135 +rf=298.26
32441	WGS 72BE / UTM zone 41N	4324	+proj=utm +zone=41 +a=6378135 +rf=298.26
32442	WGS 72BE / UTM zone 42N	4324	+proj=utm +zone=42 +a=6378135 +rf=298.26
32443	WGS 72BE / UTM zone 43N	4324	+proj=utm +zone=43 +a=6378135 +rf=298.26
32444	WGS 72BE / UTM zone 44N	4324	+proj=utm +zone=44 +a=6378135 +rf=298.26
32445	WGS 72BE / UTM zone 45N	4324	+proj=utm +zone=45 +a=6378135 +rf=298.26
32446	WGS 72BE / UTM zone 46N	4324	+proj=utm +zone=46 +a=6378135 +rf=298.26
32447	WGS 72BE / UTM zone 47N	4324	+proj=utm +zone=47 +a=6378135 +rf=298.26
32448	WGS 72BE / UTM zone 48N	4324	+proj=utm +zone=48 +a=6378135 +rf=298.26
32449	WGS 72BE / UTM zone 49N	4324	+proj=utm +zone=49 +a=6378135 +rf=298.26
3245	WGS 84 / SCAR IMW SS13-15	4326	+proj=lcc +lat_0=-90 +lon_0=-99 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32450	WGS 72BE / UTM zone 50N	4324	+proj=utm +zone=50 +a=6378135 +rf=298.26
32451	WGS 72BE / UTM zone 51N	4324	+proj=utm +zone=51 +a=6378135 +rf=298.26
32452	WGS 72BE / UTM zone 52N	4324	+proj=utm +zone=52 +a=6378135 +rf=298.26
32453	WGS 72BE / UTM zone 53N	4324	+proj=utm +zone=53 +a=6378135 +rf=298.26
32454	WGS 72BE / UTM zone 54N	4324	+proj=utm +zone=54 +a=6378135 +rf=298.26
32455	WGS 72BE / UTM zone 55N	4324	+proj=utm +zone=55 +a=6378135 +rf=298.26
32456	WGS 72BE / UTM zone 56N	4324	+proj=utm +zone=56 +a=6378135 +rf=298.26
32457	WGS 72BE / UTM zone 57N	4324	+proj=utm +zone=57 +a=6378135 +rf=298.26
32458	WGS 72BE / UTM zone 58N	4324	+proj=utm +zone=58 +a=6378135 +rf=298.26
32459	WGS 72BE / UTM zone 59N	4324	+proj=utm +zone=59 +a=6378135 +rf=298.26
3246	WGS 84 / SCAR IMW SS16-18	4326	+proj=lcc +lat_0=-90 +lon_0=-81 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32460	WGS 72BE / UTM zone 60N	4324	+proj=utm +zone=60 +a=6378135 +rf=298.26
3247	WGS 84 / SCAR IMW SS19-21	4326	+proj=lcc +lat_0=-90 +lon_0=-63 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3248	WGS 84 / SCAR IMW SS25-27	4326	+proj=lcc +lat_0=-90 +lon_0=-27 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3249	WGS 84 / SCAR IMW SS28-30	4326	+proj=lcc +lat_0=-90 +lon_0=-9 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3250	WGS 84 / SCAR IMW SS31-33	4326	+proj=lcc +lat_0=-90 +lon_0=9 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32501	WGS 72BE / UTM zone 1S	4324	+proj=utm +zone=1 +south +a=6378135 +rf=298.26
32502	WGS 72BE / UTM zone 2S	4324	+proj=utm +zone=2 +south +a=6378135 +rf=298.26
32503	WGS 72BE / UTM zone 3S	4324	+proj=utm +zone=3 +south +a=6378135 +rf=298.26
32504	WGS 72BE / UTM zone 4S	4324	+proj=utm +zone=4 +south +a=6378135 +rf=298.26
32505	WGS 72BE / UTM zone 5S	4324	+proj=utm +zone=5 +south +a=6378135 +rf=298.26
32506	WGS 72BE / UTM zone 6S	4324	+proj=utm +zone=6 +south +a=6378135 +rf=298.26
32507	WGS 72BE / UTM zone 7S	4324	+proj=utm +zone=7 +south +a=6378135 +rf=298.26
32508	WGS 72BE / UTM zone 8S	4324	+proj=utm +zone=8 +south +a=6378135 +rf=298.26
32509	WGS 72BE / UTM zone 9S	4324	+proj=utm +zone=9 +south +a=6378135 +rf=298.26
3251	WGS 84 / SCAR IMW SS34-36	4326	+proj=lcc +lat_0=-90 +lon_0=27 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32510	WGS 72BE / UTM zone 10S	4324	+proj=utm +zone=10 +south +a=6378135 +rf=298.26
32511	WGS 72BE / UTM zone 11S	4324	+proj=utm +zone=11 +south +a=6378135 +rf=298.26
32512	WGS 72BE / UTM zone 12S	4324	+proj=utm +zone=12 +south +a=6378135 +rf=298.26
32513	WGS 72BE / UTM zone 13S	4324	+proj=utm +zone=13 +south +a=6378135 +rf=298.26
32514	WGS 72BE / UTM zone 14S	4324	+proj=utm +zone=14 +south +a=6378135 +rf=298.26
32515	WGS 72BE / UTM zone 15S	4324	+proj=utm +zone=15 +south +a=6378135 +rf=298.26
32516	WGS 72BE / UTM zone 16S	4324	+proj=utm +zone=16 +south +a=6378135 +rf=298.26
32517	WGS 72BE / UTM zone 17S	4324	+proj=utm +zone=17 +south +a=6378135 +rf=298.26
32518	WGS 72BE / UTM zone 18S	4324	+proj=utm +zone=18 +south +a=6378135 +rf=298.26
32519	WGS 72BE / UTM zone 19S	4324	+proj=utm +zone=19 +south +a=6378135 +rf=298.26
3252	WGS 84 / SCAR IMW SS37-39	4326	+proj=lcc +lat_0=-90 +lon_0=45 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32520	WGS 72BE / UTM zone 20S	4324	+proj=utm +zone=20 +south +a=6378135 +rf=298.26
32521	WGS 72BE / UTM zone 21S	4324	+proj=utm +zone=21 +south +a=6378135 +rf=298.26
32522	WGS 72BE / UTM zone 22S	4324	+proj=utm +zone=22 +south +a=6378135 +rf=298.26
32523	WGS 72BE / UTM zone 23S	4324	+proj=utm +zone=23 +south +a=6378135 +rf=298.26
32524	WGS 72BE / UTM zone 24S	4324	+proj=utm +zone=24 +south +a=6378135 +rf=298.26
32525	WGS 72BE / UTM zone 25S	4324	+proj=utm +zone=25 +south +a=6378135 +rf=298.26
32526	WGS 72BE / UTM zone 26S	4324	+proj=utm +zone=26 +south +a=6378135 +rf=298.26
32527	WGS 72BE / UTM zone 27S	4324	+proj=utm +zone=27 +south +a=6378135 +rf=298.26
32528	WGS 72BE / UTM zone 28S	4324	+proj=utm +zone=28 +south +a=6378135 +rf=298.26
32529	WGS 72BE / UTM zone 29S	4324	+proj=utm +zone=29 +south +a=6378135 +rf=298.26
3253	WGS 84 / SCAR IMW SS40-42	4326	+proj=lcc +lat_0=-90 +lon_0=63 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32530	WGS 72BE / UTM zone 30S	4324	+proj=utm +zone=30 +south +a=6378135 +rf=298.26
32531	WGS 72BE / UTM zone 31S	4324	+proj=utm +zone=31 +south +a=6378135 +rf=298.26
32532	WGS 72BE / UTM zone 32S	4324	+proj=utm +zone=32 +south +a=6378135 +rf=298.26
32533	WGS 72BE / UTM zone 33S	4324	+proj=utm +zone=33 +south +a=6378135 +rf=298.26
32534	WGS 72BE / UTM zone 34S	4324	+proj=utm +zone=34 +south +a=6378135 +rf=298.26
32535	WGS 72BE / UTM zone 35S	4324	+proj=utm +zone=35 +south +a=6378135 +rf=298.26
32536	WGS 72BE / UTM zone 36S	4324	+proj=utm +zone=36 +south +a=6378135 +rf=298.26
32537	WGS 72BE / UTM zone 37S	4324	+proj=utm +zone=37 +south +a=6378135 +rf=298.26
32538	WGS 72BE / UTM zone 38S	4324	+proj=utm +zone=38 +south +a=6378135 +rf=298.26
32539	WGS 72BE / UTM zone 39S	4324	+proj=utm +zone=39 +south +a=6378135 +rf=298.26
3254	WGS 84 / SCAR IMW SS43-45	4326	+proj=lcc +lat_0=-90 +lon_0=81 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32540	WGS 72BE / UTM zone 40S	4324	+proj=utm +zone=40 +south +a=6378135 +rf=298.26
32541	WGS 72BE / UTM zone 41S	4324	+proj=utm +zone=41 +south +a=6378135 +rf=298.26
32542	WGS 72BE / UTM zone 42S	4324	+proj=utm +zone=42 +south +a=6378135 +rf=298.26
32543	WGS 72BE / UTM zone 43S	4324	+proj=utm +zone=43 +south +a=6378135 +rf=298.26
32544	WGS 72BE / UTM zone 44S	4324	+proj=utm +zone=44 +south +a=6378135 +rf=298.26
32545	WGS 72BE / UTM zone 45S	4324	+proj=utm +zone=45 +south +a=6378135 +rf=298.26
32546	WGS 72BE / UTM zone 46S	4324	+proj=utm +zone=46 +south +a=6378135 +rf=298.26
32547	WGS 72BE / UTM zone 47S	4324	+proj=utm +zone=47 +south +a=6378135 +rf=298.26
32548	WGS 72BE / UTM zone 48S	4324	+proj=utm +zone=48 +south +a=6378135 +rf=298.26
32549	WGS 72BE / UTM zone 49S	4324	+proj=utm +zone=49 +south +a=6378135 +rf=298.26
3255	WGS 84 / SCAR IMW SS46-48	4326	+proj=lcc +lat_0=-90 +lon_0=99 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32550	WGS 72BE / UTM zone 50S	4324	+proj=utm +zone=50 +south +a=6378135 +rf=298.26
32551	WGS 72BE / UTM zone 51S	4324	+proj=utm +zone=51 +south +a=6378135 +rf=298.26
32552	WGS 72BE / UTM zone 52S	4324	+proj=utm +zone=52 +south +a=6378135 +rf=298.26
32553	WGS 72BE / UTM zone 53S	4324	+proj=utm +zone=53 +south +a=6378135 +rf=298.26
32554	WGS 72BE / UTM zone 54S	4324	+proj=utm +zone=54 +south +a=6378135 +rf=298.26
32555	WGS 72BE / UTM zone 55S	4324	+proj=utm +zone=55 +south +a=6378135 +rf=298.26
32556	WGS 72BE / UTM zone 56S	4324	+proj=utm +zone=56 +south +a=6378135 +rf=298.26
32557	WGS 72BE / UTM zone 57S	4324	+proj=utm +zone=57 +south +a=6378135 +rf=298.26
32558	WGS 72BE / UTM zone 58S	4324	+proj=utm +zone=58 +south +a=6378135 +rf=298.26
32559	WGS 72BE / UTM zone 59S	4324	+proj=utm +zone=59 +south +a=6378135 +rf=298.26
3256	WGS 84 / SCAR IMW SS49-51	4326	+proj=lcc +lat_0=-90 +lon_0=117 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32560	WGS 72BE / UTM zone 60S	4324	+proj=utm +zone=60 +south +a=6378135 +rf=298.26
3257	WGS 84 / SCAR IMW SS52-54	4326	+proj=lcc +lat_0=-90 +lon_0=135 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3258	WGS 84 / SCAR IMW SS55-57	4326	+proj=lcc +lat_0=-90 +lon_0=153 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3259	WGS 84 / SCAR IMW SS58-60	4326	+proj=lcc +lat_0=-90 +lon_0=171 +lat_1=-72.6666666666667 +lat_2=-75.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3260	WGS 84 / SCAR IMW ST01-04	4326	+proj=lcc +lat_0=-90 +lon_0=-168 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32601	WGS 84 / UTM zone 1N	4326	+proj=utm +zone=1 +ellps=WGS84
32602	WGS 84 / UTM zone 2N	4326	+proj=utm +zone=2 +ellps=WGS84
32603	WGS 84 / UTM zone 3N	4326	+proj=utm +zone=3 +ellps=WGS84
32604	WGS 84 / UTM zone 4N	4326	+proj=utm +zone=4 +ellps=WGS84
32605	WGS 84 / UTM zone 5N	4326	+proj=utm +zone=5 +ellps=WGS84
32606	WGS 84 / UTM zone 6N	4326	+proj=utm +zone=6 +ellps=WGS84
32607	WGS 84 / UTM zone 7N	4326	+proj=utm +zone=7 +ellps=WGS84
32608	WGS 84 / UTM zone 8N	4326	+proj=utm +zone=8 +ellps=WGS84
32609	WGS 84 / UTM zone 9N	4326	+proj=utm +zone=9 +ellps=WGS84
3261	WGS 84 / SCAR IMW ST05-08	4326	+proj=lcc +lat_0=-90 +lon_0=-144 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32610	WGS 84 / UTM zone 10N	4326	+proj=utm +zone=10 +ellps=WGS84
32611	WGS 84 / UTM zone 11N	4326	+proj=utm +zone=11 +ellps=WGS84
32612	WGS 84 / UTM zone 12N	4326	+proj=utm +zone=12 +ellps=WGS84
32613	WGS 84 / UTM zone 13N	4326	+proj=utm +zone=13 +ellps=WGS84
32614	WGS 84 / UTM zone 14N	4326	+proj=utm +zone=14 +ellps=WGS84
32615	WGS 84 / UTM zone 15N	4326	+proj=utm +zone=15 +ellps=WGS84
32616	WGS 84 / UTM zone 16N	4326	+proj=utm +zone=16 +ellps=WGS84
32617	WGS 84 / UTM zone 17N	4326	+proj=utm +zone=17 +ellps=WGS84
32618	WGS 84 / UTM zone 18N	4326	+proj=utm +zone=18 +ellps=WGS84
32619	WGS 84 / UTM zone 19N	4326	+proj=utm +zone=19 +ellps=WGS84
3262	WGS 84 / SCAR IMW ST09-12	4326	+proj=lcc +lat_0=-90 +lon_0=-120 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32620	WGS 84 / UTM zone 20N	4326	+proj=utm +zone=20 +ellps=WGS84
32621	WGS 84 / UTM zone 21N	4326	+proj=utm +zone=21 +ellps=WGS84
32622	WGS 84 / UTM zone 22N	4326	+proj=utm +zone=22 +ellps=WGS84
32623	WGS 84 / UTM zone 23N	4326	+proj=utm +zone=23 +ellps=WGS84
32624	WGS 84 / UTM zone 24N	4326	+proj=utm +zone=24 +ellps=WGS84
32625	WGS 84 / UTM zone 25N	4326	+proj=utm +zone=25 +ellps=WGS84
32626	WGS 84 / UTM zone 26N	4326	+proj=utm +zone=26 +ellps=WGS84
32627	WGS 84 / UTM zone 27N	4326	+proj=utm +zone=27 +ellps=WGS84
32628	WGS 84 / UTM zone 28N	4326	+proj=utm +zone=28 +ellps=WGS84
32629	WGS 84 / UTM zone 29N	4326	+proj=utm +zone=29 +ellps=WGS84
3263	WGS 84 / SCAR IMW ST13-16	4326	+proj=lcc +lat_0=-90 +lon_0=-96 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32630	WGS 84 / UTM zone 30N	4326	+proj=utm +zone=30 +ellps=WGS84
32631	WGS 84 / UTM zone 31N	4326	+proj=utm +zone=31 +ellps=WGS84
32632	WGS 84 / UTM zone 32N	4326	+proj=utm +zone=32 +ellps=WGS84
32633	WGS 84 / UTM zone 33N	4326	+proj=utm +zone=33 +ellps=WGS84
32634	WGS 84 / UTM zone 34N	4326	+proj=utm +zone=34 +ellps=WGS84
32635	WGS 84 / UTM zone 35N	4326	+proj=utm +zone=35 +ellps=WGS84
32636	WGS 84 / UTM zone 36N	4326	+proj=utm +zone=36 +ellps=WGS84
32637	WGS 84 / UTM zone 37N	4326	+proj=utm +zone=37 +ellps=WGS84
32638	WGS 84 / UTM zone 38N	4326	+proj=utm +zone=38 +ellps=WGS84
32639	WGS 84 / UTM zone 39N	4326	+proj=utm +zone=39 +ellps=WGS84
3264	WGS 84 / SCAR IMW ST17-20	4326	+proj=lcc +lat_0=-90 +lon_0=-72 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32640	WGS 84 / UTM zone 40N	4326	+proj=utm +zone=40 +ellps=WGS84
32641	WGS 84 / UTM zone 41N	4326	+proj=utm +zone=41 +ellps=WGS84
32642	WGS 84 / UTM zone 42N	4326	+proj=utm +zone=42 +ellps=WGS84
32643	WGS 84 / UTM zone 43N	4326	+proj=utm +zone=43 +ellps=WGS84
32644	WGS 84 / UTM zone 44N	4326	+proj=utm +zone=44 +ellps=WGS84
32645	WGS 84 / UTM zone 45N	4326	+proj=utm +zone=45 +ellps=WGS84
32646	WGS 84 / UTM zone 46N	4326	+proj=utm +zone=46 +ellps=WGS84
32647	WGS 84 / UTM zone 47N	4326	+proj=utm +zone=47 +ellps=WGS84
32648	WGS 84 / UTM zone 48N	4326	+proj=utm +zone=48 +ellps=WGS84
32649	WGS 84 / UTM zone 49N	4326	+proj=utm +zone=49 +ellps=WGS84
3265	WGS 84 / SCAR IMW ST21-24	4326	+proj=lcc +lat_0=-90 +lon_0=-48 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32650	WGS 84 / UTM zone 50N	4326	+proj=utm +zone=50 +ellps=WGS84
32651	WGS 84 / UTM zone 51N	4326	+proj=utm +zone=51 +ellps=WGS84
32652	WGS 84 / UTM zone 52N	4326	+proj=utm +zone=52 +ellps=WGS84
32653	WGS 84 / UTM zone 53N	4326	+proj=utm +zone=53 +ellps=WGS84
32654	WGS 84 / UTM zone 54N	4326	+proj=utm +zone=54 +ellps=WGS84
32655	WGS 84 / UTM zone 55N	4326	+proj=utm +zone=55 +ellps=WGS84
32656	WGS 84 / UTM zone 56N	4326	+proj=utm +zone=56 +ellps=WGS84
32657	WGS 84 / UTM zone 57N	4326	+proj=utm +zone=57 +ellps=WGS84
32658	WGS 84 / UTM zone 58N	4326	+proj=utm +zone=58 +ellps=WGS84
32659	WGS 84 / UTM zone 59N	4326	+proj=utm +zone=59 +ellps=WGS84
3266	WGS 84 / SCAR IMW ST25-28	4326	+proj=lcc +lat_0=-90 +lon_0=-24 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32660	WGS 84 / UTM zone 60N	4326	+proj=utm +zone=60 +ellps=WGS84
32661	WGS 84 / UPS North (N,E)	4326	+proj=stere +lat_0=90 +lon_0=0 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
32664	WGS 84 / BLM 14N (ftUS)	4326	+proj=tmerc +lat_0=0 +lon_0=-99 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=WGS84 +units=us-ft
32665	WGS 84 / BLM 15N (ftUS)	4326	+proj=tmerc +lat_0=0 +lon_0=-93 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=WGS84 +units=us-ft
32666	WGS 84 / BLM 16N (ftUS)	4326	+proj=tmerc +lat_0=0 +lon_0=-87 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=WGS84 +units=us-ft
32667	WGS 84 / BLM 17N (ftUS)	4326	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=WGS84 +units=us-ft
3267	WGS 84 / SCAR IMW ST29-32	4326	+proj=lcc +lat_0=-90 +lon_0=0 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3268	WGS 84 / SCAR IMW ST33-36	4326	+proj=lcc +lat_0=-90 +lon_0=24 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3269	WGS 84 / SCAR IMW ST37-40	4326	+proj=lcc +lat_0=-90 +lon_0=48 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3270	WGS 84 / SCAR IMW ST41-44	4326	+proj=lcc +lat_0=-90 +lon_0=72 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32701	WGS 84 / UTM zone 1S	4326	+proj=utm +zone=1 +south +ellps=WGS84
32702	WGS 84 / UTM zone 2S	4326	+proj=utm +zone=2 +south +ellps=WGS84
32703	WGS 84 / UTM zone 3S	4326	+proj=utm +zone=3 +south +ellps=WGS84
32704	WGS 84 / UTM zone 4S	4326	+proj=utm +zone=4 +south +ellps=WGS84
32705	WGS 84 / UTM zone 5S	4326	+proj=utm +zone=5 +south +ellps=WGS84
32706	WGS 84 / UTM zone 6S	4326	+proj=utm +zone=6 +south +ellps=WGS84
32707	WGS 84 / UTM zone 7S	4326	+proj=utm +zone=7 +south +ellps=WGS84
32708	WGS 84 / UTM zone 8S	4326	+proj=utm +zone=8 +south +ellps=WGS84
32709	WGS 84 / UTM zone 9S	4326	+proj=utm +zone=9 +south +ellps=WGS84
3271	WGS 84 / SCAR IMW ST45-48	4326	+proj=lcc +lat_0=-90 +lon_0=96 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32710	WGS 84 / UTM zone 10S	4326	+proj=utm +zone=10 +south +ellps=WGS84
32711	WGS 84 / UTM zone 11S	4326	+proj=utm +zone=11 +south +ellps=WGS84
32712	WGS 84 / UTM zone 12S	4326	+proj=utm +zone=12 +south +ellps=WGS84
32713	WGS 84 / UTM zone 13S	4326	+proj=utm +zone=13 +south +ellps=WGS84
32714	WGS 84 / UTM zone 14S	4326	+proj=utm +zone=14 +south +ellps=WGS84
32715	WGS 84 / UTM zone 15S	4326	+proj=utm +zone=15 +south +ellps=WGS84
32716	WGS 84 / UTM zone 16S	4326	+proj=utm +zone=16 +south +ellps=WGS84
32717	WGS 84 / UTM zone 17S	4326	+proj=utm +zone=17 +south +ellps=WGS84
32718	WGS 84 / UTM zone 18S	4326	+proj=utm +zone=18 +south +ellps=WGS84
32719	WGS 84 / UTM zone 19S	4326	+proj=utm +zone=19 +south +ellps=WGS84
3272	WGS 84 / SCAR IMW ST49-52	4326	+proj=lcc +lat_0=-90 +lon_0=120 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32720	WGS 84 / UTM zone 20S	4326	+proj=utm +zone=20 +south +ellps=WGS84
32721	WGS 84 / UTM zone 21S	4326	+proj=utm +zone=21 +south +ellps=WGS84
32722	WGS 84 / UTM zone 22S	4326	+proj=utm +zone=22 +south +ellps=WGS84
32723	WGS 84 / UTM zone 23S	4326	+proj=utm +zone=23 +south +ellps=WGS84
32724	WGS 84 / UTM zone 24S	4326	+proj=utm +zone=24 +south +ellps=WGS84
32725	WGS 84 / UTM zone 25S	4326	+proj=utm +zone=25 +south +ellps=WGS84
32726	WGS 84 / UTM zone 26S	4326	+proj=utm +zone=26 +south +ellps=WGS84
32727	WGS 84 / UTM zone 27S	4326	+proj=utm +zone=27 +south +ellps=WGS84
32728	WGS 84 / UTM zone 28S	4326	+proj=utm +zone=28 +south +ellps=WGS84
32729	WGS 84 / UTM zone 29S	4326	+proj=utm +zone=29 +south +ellps=WGS84
3273	WGS 84 / SCAR IMW ST53-56	4326	+proj=lcc +lat_0=-90 +lon_0=144 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32730	WGS 84 / UTM zone 30S	4326	+proj=utm +zone=30 +south +ellps=WGS84
32731	WGS 84 / UTM zone 31S	4326	+proj=utm +zone=31 +south +ellps=WGS84
32732	WGS 84 / UTM zone 32S	4326	+proj=utm +zone=32 +south +ellps=WGS84
32733	WGS 84 / UTM zone 33S	4326	+proj=utm +zone=33 +south +ellps=WGS84
32734	WGS 84 / UTM zone 34S	4326	+proj=utm +zone=34 +south +ellps=WGS84
32735	WGS 84 / UTM zone 35S	4326	+proj=utm +zone=35 +south +ellps=WGS84
32736	WGS 84 / UTM zone 36S	4326	+proj=utm +zone=36 +south +ellps=WGS84
32737	WGS 84 / UTM zone 37S	4326	+proj=utm +zone=37 +south +ellps=WGS84
32738	WGS 84 / UTM zone 38S	4326	+proj=utm +zone=38 +south +ellps=WGS84
32739	WGS 84 / UTM zone 39S	4326	+proj=utm +zone=39 +south +ellps=WGS84
3274	WGS 84 / SCAR IMW ST57-60	4326	+proj=lcc +lat_0=-90 +lon_0=168 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
32740	WGS 84 / UTM zone 40S	4326	+proj=utm +zone=40 +south +ellps=WGS84
32741	WGS 84 / UTM zone 41S	4326	+proj=utm +zone=41 +south +ellps=WGS84
32742	WGS 84 / UTM zone 42S	4326	+proj=utm +zone=42 +south +ellps=WGS84
32743	WGS 84 / UTM zone 43S	4326	+proj=utm +zone=43 +south +ellps=WGS84
32744	WGS 84 / UTM zone 44S	4326	+proj=utm +zone=44 +south +ellps=WGS84
32745	WGS 84 / UTM zone 45S	4326	+proj=utm +zone=45 +south +ellps=WGS84
32746	WGS 84 / UTM zone 46S	4326	+proj=utm +zone=46 +south +ellps=WGS84
32747	WGS 84 / UTM zone 47S	4326	+proj=utm +zone=47 +south +ellps=WGS84
32748	WGS 84 / UTM zone 48S	4326	+proj=utm +zone=48 +south +ellps=WGS84
32749	WGS 84 / UTM zone 49S	4326	+proj=utm +zone=49 +south +ellps=WGS84
3275	WGS 84 / SCAR IMW SU01-05	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-165 +x_0=0 +y_0=0 +ellps=WGS84
32750	WGS 84 / UTM zone 50S	4326	+proj=utm +zone=50 +south +ellps=WGS84
32751	WGS 84 / UTM zone 51S	4326	+proj=utm +zone=51 +south +ellps=WGS84
32752	WGS 84 / UTM zone 52S	4326	+proj=utm +zone=52 +south +ellps=WGS84
32753	WGS 84 / UTM zone 53S	4326	+proj=utm +zone=53 +south +ellps=WGS84
32754	WGS 84 / UTM zone 54S	4326	+proj=utm +zone=54 +south +ellps=WGS84
32755	WGS 84 / UTM zone 55S	4326	+proj=utm +zone=55 +south +ellps=WGS84
32756	WGS 84 / UTM zone 56S	4326	+proj=utm +zone=56 +south +ellps=WGS84
32757	WGS 84 / UTM zone 57S	4326	+proj=utm +zone=57 +south +ellps=WGS84
32758	WGS 84 / UTM zone 58S	4326	+proj=utm +zone=58 +south +ellps=WGS84
32759	WGS 84 / UTM zone 59S	4326	+proj=utm +zone=59 +south +ellps=WGS84
3276	WGS 84 / SCAR IMW SU06-10	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-135 +x_0=0 +y_0=0 +ellps=WGS84
32760	WGS 84 / UTM zone 60S	4326	+proj=utm +zone=60 +south +ellps=WGS84
32761	WGS 84 / UPS South (N,E)	4326	+proj=stere +lat_0=-90 +lon_0=0 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
32766	WGS 84 / TM 36 SE	4326	+proj=tmerc +lat_0=0 +lon_0=36 +k=0.9996 +x_0=500000 +y_0=10000000 +ellps=WGS84
3277	WGS 84 / SCAR IMW SU11-15	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-105 +x_0=0 +y_0=0 +ellps=WGS84
3278	WGS 84 / SCAR IMW SU16-20	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-75 +x_0=0 +y_0=0 +ellps=WGS84
3279	WGS 84 / SCAR IMW SU21-25	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-45 +x_0=0 +y_0=0 +ellps=WGS84
3280	WGS 84 / SCAR IMW SU26-30	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-15 +x_0=0 +y_0=0 +ellps=WGS84
3281	WGS 84 / SCAR IMW SU31-35	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=15 +x_0=0 +y_0=0 +ellps=WGS84
3282	WGS 84 / SCAR IMW SU36-40	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=45 +x_0=0 +y_0=0 +ellps=WGS84
3283	WGS 84 / SCAR IMW SU41-45	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=75 +x_0=0 +y_0=0 +ellps=WGS84
3284	WGS 84 / SCAR IMW SU46-50	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=105 +x_0=0 +y_0=0 +ellps=WGS84
3285	WGS 84 / SCAR IMW SU51-55	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=135 +x_0=0 +y_0=0 +ellps=WGS84
3286	WGS 84 / SCAR IMW SU56-60	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=165 +x_0=0 +y_0=0 +ellps=WGS84
3287	WGS 84 / SCAR IMW SV01-10	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-150 +x_0=0 +y_0=0 +ellps=WGS84
3288	WGS 84 / SCAR IMW SV11-20	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-90 +x_0=0 +y_0=0 +ellps=WGS84
3289	WGS 84 / SCAR IMW SV21-30	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=-30 +x_0=0 +y_0=0 +ellps=WGS84
3290	WGS 84 / SCAR IMW SV31-40	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=30 +x_0=0 +y_0=0 +ellps=WGS84
3291	WGS 84 / SCAR IMW SV41-50	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=90 +x_0=0 +y_0=0 +ellps=WGS84
3292	WGS 84 / SCAR IMW SV51-60	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=150 +x_0=0 +y_0=0 +ellps=WGS84
3293	WGS 84 / SCAR IMW SW01-60	4326	+proj=stere +lat_0=-90 +lat_ts=-80.2386111111111 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
3294	WGS 84 / USGS Transantarctic Mountains	4326	+proj=lcc +lat_0=-78 +lon_0=162 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=0 +y_0=0 +ellps=WGS84
3296	RGPF / UTM zone 5S	4687	+proj=utm +zone=5 +south +ellps=GRS80
3297	RGPF / UTM zone 6S	4687	+proj=utm +zone=6 +south +ellps=GRS80
3298	RGPF / UTM zone 7S	4687	+proj=utm +zone=7 +south +ellps=GRS80
3299	RGPF / UTM zone 8S	4687	+proj=utm +zone=8 +south +ellps=GRS80
3300	Estonian Coordinate System of 1992	4133	+proj=lcc +lat_0=57.5175539305556 +lon_0=24 +lat_1=59.3333333333333 +lat_2=58 +x_0=500000 +y_0=6375000 +ellps=GRS80
3301	Estonian Coordinate System of 1997	4180	+proj=lcc +lat_0=57.5175539305556 +lon_0=24 +lat_1=59.3333333333333 +lat_2=58 +x_0=500000 +y_0=6375000 +ellps=GRS80
3302	IGN63 Hiva Oa / UTM zone 7S	4689	+proj=utm +zone=7 +south +a=6378388 +rf=297
3303	Fatu Iva 72 / UTM zone 7S	4688	+proj=utm +zone=7 +south +a=6378388 +rf=297
3304	Tahiti 79 / UTM zone 6S	4690	+proj=utm +zone=6 +south +a=6378388 +rf=297
3305	Moorea 87 / UTM zone 6S	4691	+proj=utm +zone=6 +south +a=6378388 +rf=297
3306	Maupiti 83 / UTM zone 5S	4692	+proj=utm +zone=5 +south +a=6378388 +rf=297
3307	Nakhl-e Ghanem / UTM zone 39N	4693	+proj=utm +zone=39 +ellps=WGS84
3308	GDA94 / NSW Lambert	4283	+proj=lcc +lat_0=-33.25 +lon_0=147 +lat_1=-30.75 +lat_2=-35.75 +x_0=9300000 +y_0=4500000 +ellps=GRS80
3309	NAD27 / California Albers	4267	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-4000000 +a=6378206.4 +rf=294.978698213898
3310	NAD83 / California Albers	4269	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-4000000 +ellps=GRS80
3311	NAD83(HARN) / California Albers	4152	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-4000000 +ellps=GRS80
3312	CSG67 / UTM zone 21N	4623	+proj=utm +zone=21 +a=6378388 +rf=297
3313	RGFG95 / UTM zone 21N	4624	+proj=utm +zone=21 +ellps=GRS80
3316	Kasai 1953 / Congo TM zone 22	4696	+proj=tmerc +lat_0=0 +lon_0=22 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3317	Kasai 1953 / Congo TM zone 24	4696	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3318	IGC 1962 / Congo TM zone 12	4697	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3319	IGC 1962 / Congo TM zone 14	4697	+proj=tmerc +lat_0=0 +lon_0=14 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3320	IGC 1962 / Congo TM zone 16	4697	+proj=tmerc +lat_0=0 +lon_0=16 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3321	IGC 1962 / Congo TM zone 18	4697	+proj=tmerc +lat_0=0 +lon_0=18 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3322	IGC 1962 / Congo TM zone 20	4697	+proj=tmerc +lat_0=0 +lon_0=20 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3323	IGC 1962 / Congo TM zone 22	4697	+proj=tmerc +lat_0=0 +lon_0=22 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3324	IGC 1962 / Congo TM zone 24	4697	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3325	IGC 1962 / Congo TM zone 26	4697	+proj=tmerc +lat_0=0 +lon_0=26 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3326	IGC 1962 / Congo TM zone 28	4697	+proj=tmerc +lat_0=0 +lon_0=28 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3327	IGC 1962 / Congo TM zone 30	4697	+proj=tmerc +lat_0=0 +lon_0=30 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3328	Pulkovo 1942(58) / GUGiK-80	4179	+proj=sterea +lat_0=52.1666666666667 +lon_0=19.1666666666667 +k=0.999714 +x_0=500000 +y_0=500000 +a=6378245 +rf=298.3
3329	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 5	4179	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
3330	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 6	4179	+proj=tmerc +lat_0=0 +lon_0=18 +k=1 +x_0=6500000 +y_0=0 +a=6378245 +rf=298.3
3331	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 7	4179	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=7500000 +y_0=0 +a=6378245 +rf=298.3
3332	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 8	4179	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=8500000 +y_0=0 +a=6378245 +rf=298.3
3333	Pulkovo 1942(58) / Gauss-Kruger zone 3	4179	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
3334	Pulkovo 1942(58) / Gauss-Kruger zone 4	4179	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
3335	Pulkovo 1942(58) / Gauss-Kruger zone 5	4179	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
3336	IGN 1962 Kerguelen / UTM zone 42S	4698	+proj=utm +zone=42 +south +a=6378388 +rf=297
3337	Le Pouce 1934 / Mauritius Grid	4699	+proj=lcc +lat_1=-20.1950694444444 +lat_0=-20.1950694444444 +lon_0=57.5218277777778 +k_0=1 +x_0=1000000 +y_0=1000000 +a=6378249.145 +rf=293.465
3338	NAD83 / Alaska Albers	4269	+proj=aea +lat_0=50 +lon_0=-154 +lat_1=55 +lat_2=65 +x_0=0 +y_0=0 +ellps=GRS80
3339	IGCB 1955 / Congo TM zone 12	4701	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3340	IGCB 1955 / Congo TM zone 14	4701	+proj=tmerc +lat_0=0 +lon_0=14 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3341	IGCB 1955 / Congo TM zone 16	4701	+proj=tmerc +lat_0=0 +lon_0=16 +k=0.9999 +x_0=500000 +y_0=10000000 +a=6378249.145 +rf=293.465
3342	IGCB 1955 / UTM zone 33S	4701	+proj=utm +zone=33 +south +a=6378249.145 +rf=293.465
3343	Mauritania 1999 / UTM zone 28N	4702	+proj=utm +zone=28 +ellps=GRS80
3344	Mauritania 1999 / UTM zone 29N	4702	+proj=utm +zone=29 +ellps=GRS80
3345	Mauritania 1999 / UTM zone 30N	4702	+proj=utm +zone=30 +ellps=GRS80
3346	LKS94 / Lithuania TM	4669	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9998 +x_0=500000 +y_0=0 +ellps=GRS80
3347	NAD83 / Statistics Canada Lambert	4269	+proj=lcc +lat_0=63.390675 +lon_0=-91.8666666666667 +lat_1=49 +lat_2=77 +x_0=6200000 +y_0=3000000 +ellps=GRS80
3348	NAD83(CSRS) / Statistics Canada Lambert	4617	+proj=lcc +lat_0=63.390675 +lon_0=-91.8666666666667 +lat_1=49 +lat_2=77 +x_0=6200000 +y_0=3000000 +ellps=GRS80
3350	Pulkovo 1942 / CS63 zone C0	4284	+proj=tmerc +lat_0=0.1 +lon_0=21.95 +k=1 +x_0=250000 +y_0=0 +a=6378245 +rf=298.3
3351	Pulkovo 1942 / CS63 zone C1	4284	+proj=tmerc +lat_0=0.1 +lon_0=24.95 +k=1 +x_0=1250000 +y_0=0 +a=6378245 +rf=298.3
3352	Pulkovo 1942 / CS63 zone C2	4284	+proj=tmerc +lat_0=0.1 +lon_0=27.95 +k=1 +x_0=2250000 +y_0=0 +a=6378245 +rf=298.3
3353	Mhast (onshore) / UTM zone 32S	4704	+proj=utm +zone=32 +south +a=6378388 +rf=297
3354	Mhast (offshore) / UTM zone 32S	4705	+proj=utm +zone=32 +south +a=6378388 +rf=297
3355	Egypt Gulf of Suez S-650 TL / Red Belt	4706	+proj=tmerc +lat_0=30 +lon_0=31 +k=1 +x_0=615000 +y_0=810000 +a=6378200 +rf=298.3
3358	NAD83(HARN) / North Carolina	4152	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.22 +y_0=0 +ellps=GRS80
3360	NAD83(HARN) / South Carolina	4152	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80
3361	NAD83(HARN) / South Carolina (ft)	4152	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80 +units=ft
3362	NAD83(HARN) / Pennsylvania North	4152	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3363	NAD83(HARN) / Pennsylvania North (ftUS)	4152	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3364	NAD83(HARN) / Pennsylvania South	4152	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3365	NAD83(HARN) / Pennsylvania South (ftUS)	4152	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3367	IGN Astro 1960 / UTM zone 28N	4700	+proj=utm +zone=28 +a=6378249.145 +rf=293.465
3368	IGN Astro 1960 / UTM zone 29N	4700	+proj=utm +zone=29 +a=6378249.145 +rf=293.465
3369	IGN Astro 1960 / UTM zone 30N	4700	+proj=utm +zone=30 +a=6378249.145 +rf=293.465
3370	NAD27 / UTM zone 59N	4267	+proj=utm +zone=59 +a=6378206.4 +rf=294.978698213898
3371	NAD27 / UTM zone 60N	4267	+proj=utm +zone=60 +a=6378206.4 +rf=294.978698213898
3372	NAD83 / UTM zone 59N	4269	+proj=utm +zone=59 +ellps=GRS80
3373	NAD83 / UTM zone 60N	4269	+proj=utm +zone=60 +ellps=GRS80
3374	FD54 / UTM zone 29N	4741	+proj=utm +zone=29 +a=6378388 +rf=297
3375	GDM2000 / Peninsula RSO	4742	+proj=omerc +no_uoff +lat_0=4 +lonc=102.25 +alpha=323.025796466667 +gamma=323.130102361111 +k=0.99984 +x_0=804671 +y_0=0 +ellps=GRS80
3376	GDM2000 / East Malaysia BRSO	4742	+proj=omerc +no_uoff +lat_0=4 +lonc=115 +alpha=53.31580995 +gamma=53.1301023611111 +k=0.99984 +x_0=0 +y_0=0 +ellps=GRS80
3377	GDM2000 / Johor Grid	4742	+proj=cass +lat_0=2.12167974444444 +lon_0=103.427936236111 +x_0=-14810.562 +y_0=8758.32 +ellps=GRS80
3378	GDM2000 / Sembilan and Melaka Grid	4742	+proj=cass +lat_0=2.68234763611111 +lon_0=101.974905041667 +x_0=3673.785 +y_0=-4240.573 +ellps=GRS80
3379	GDM2000 / Pahang Grid	4742	+proj=cass +lat_0=3.76938808888889 +lon_0=102.368298983333 +x_0=-7368.228 +y_0=6485.858 +ellps=GRS80
3380	GDM2000 / Selangor Grid	4742	+proj=cass +lat_0=3.68464905 +lon_0=101.389107913889 +x_0=-34836.161 +y_0=56464.049 +ellps=GRS80
3381	GDM2000 / Terengganu Grid	4742	+proj=cass +lat_0=4.9762852 +lon_0=103.070275625 +x_0=19594.245 +y_0=3371.895 +ellps=GRS80
3382	GDM2000 / Pinang Grid	4742	+proj=cass +lat_0=5.42151754166667 +lon_0=100.344376963889 +x_0=-23.414 +y_0=62.283 +ellps=GRS80
3383	GDM2000 / Kedah and Perlis Grid	4742	+proj=cass +lat_0=5.96467271388889 +lon_0=100.636371111111 +x_0=0 +y_0=0 +ellps=GRS80
3384	GDM2000 / Perak Grid	4742	+proj=cass +lat_0=4.85906302222222 +lon_0=100.815410586111 +x_0=-1.769 +y_0=133454.779 +ellps=GRS80
3385	GDM2000 / Kelantan Grid	4742	+proj=cass +lat_0=5.97254365833333 +lon_0=102.295241669444 +x_0=13227.851 +y_0=8739.894 +ellps=GRS80
3386	KKJ / Finland zone 0	4123	+proj=tmerc +lat_0=0 +lon_0=18 +k=1 +x_0=500000 +y_0=0 +a=6378388 +rf=297
3387	KKJ / Finland zone 5	4123	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=5500000 +y_0=0 +a=6378388 +rf=297
3388	Pulkovo 1942 / Caspian Sea Mercator	4284	+proj=merc +lat_ts=42 +lon_0=51 +x_0=0 +y_0=0 +a=6378245 +rf=298.3
3389	Pulkovo 1942 / 3-degree Gauss-Kruger zone 60	4284	+proj=tmerc +lat_0=0 +lon_0=180 +k=1 +x_0=60500000 +y_0=0 +a=6378245 +rf=298.3
3390	Pulkovo 1995 / 3-degree Gauss-Kruger zone 60	4200	+proj=tmerc +lat_0=0 +lon_0=180 +k=1 +x_0=60500000 +y_0=0 +a=6378245 +rf=298.3
3391	Karbala 1979 / UTM zone 37N	4743	+proj=utm +zone=37 +a=6378249.145 +rf=293.465
3392	Karbala 1979 / UTM zone 38N	4743	+proj=utm +zone=38 +a=6378249.145 +rf=293.465
3393	Karbala 1979 / UTM zone 39N	4743	+proj=utm +zone=39 +a=6378249.145 +rf=293.465
3394	Nahrwan 1934 / Iraq zone	4744	+proj=lcc +lat_1=32.5 +lat_0=32.5 +lon_0=45 +k_0=0.9987864078 +x_0=1500000 +y_0=1166200 +a=6378249.145 +rf=293.465
3395	WGS 84 / World Mercator	4326	+proj=merc +lon_0=0 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
3396	PD/83 / 3-degree Gauss-Kruger zone 3	4746	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3397	PD/83 / 3-degree Gauss-Kruger zone 4	4746	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3398	RD/83 / 3-degree Gauss-Kruger zone 4	4745	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3399	RD/83 / 3-degree Gauss-Kruger zone 5	4745	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
3400	NAD83 / Alberta 10-TM (Forest)	4269	+proj=tmerc +lat_0=0 +lon_0=-115 +k=0.9992 +x_0=500000 +y_0=0 +ellps=GRS80
3401	NAD83 / Alberta 10-TM (Resource)	4269	+proj=tmerc +lat_0=0 +lon_0=-115 +k=0.9992 +x_0=0 +y_0=0 +ellps=GRS80
3402	NAD83(CSRS) / Alberta 10-TM (Forest)	4617	+proj=tmerc +lat_0=0 +lon_0=-115 +k=0.9992 +x_0=500000 +y_0=0 +ellps=GRS80
3403	NAD83(CSRS) / Alberta 10-TM (Resource)	4617	+proj=tmerc +lat_0=0 +lon_0=-115 +k=0.9992 +x_0=0 +y_0=0 +ellps=GRS80
3404	NAD83(HARN) / North Carolina (ftUS)	4152	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.219202438 +y_0=0 +ellps=GRS80 +units=us-ft
3405	VN-2000 / UTM zone 48N	4756	+proj=utm +zone=48 +ellps=WGS84
3406	VN-2000 / UTM zone 49N	4756	+proj=utm +zone=49 +ellps=WGS84
3407	Hong Kong 1963 Grid System	4738	+proj=cass +lat_0=22.3121333333333 +lon_0=114.178555555556 +x_0=40243.5777560424 +y_0=19069.9335151258 +a=6378293.64520876 +b=6356617.98767984 +to_meter=0.3047972654
3413	WGS 84 / NSIDC Sea Ice Polar Stereographic North	4326	+proj=stere +lat_0=90 +lat_ts=70 +lon_0=-45 +x_0=0 +y_0=0 +ellps=WGS84
3414	SVY21 / Singapore TM	4757	+proj=tmerc +lat_0=1.36666666666667 +lon_0=103.833333333333 +k=1 +x_0=28001.642 +y_0=38744.572 +ellps=WGS84
3415	WGS 72BE / South China Sea Lambert	4324	+proj=lcc +lat_0=21 +lon_0=114 +lat_1=18 +lat_2=24 +x_0=500000 +y_0=500000 +a=6378135 +rf=298.26
3416	ETRS89 / Austria Lambert	4258	+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 +ellps=GRS80
3417	NAD83 / Iowa North (ftUS)	4269	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
3418	NAD83 / Iowa South (ftUS)	4269	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3419	NAD83 / Kansas North (ftUS)	4269	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3420	NAD83 / Kansas South (ftUS)	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
3421	NAD83 / Nevada East (ftUS)	4269	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000.00001016 +y_0=8000000.00001016 +ellps=GRS80 +units=us-ft
3422	NAD83 / Nevada Central (ftUS)	4269	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000.00001016 +y_0=6000000 +ellps=GRS80 +units=us-ft
3423	NAD83 / Nevada West (ftUS)	4269	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000.00001016 +y_0=3999999.99998984 +ellps=GRS80 +units=us-ft
3424	NAD83 / New Jersey (ftUS)	4269	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
3425	NAD83(HARN) / Iowa North (ftUS)	4152	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
3426	NAD83(HARN) / Iowa South (ftUS)	4152	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3427	NAD83(HARN) / Kansas North (ftUS)	4152	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3428	NAD83(HARN) / Kansas South (ftUS)	4152	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
3429	NAD83(HARN) / Nevada East (ftUS)	4152	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000.00001016 +y_0=8000000.00001016 +ellps=GRS80 +units=us-ft
3430	NAD83(HARN) / Nevada Central (ftUS)	4152	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000.00001016 +y_0=6000000 +ellps=GRS80 +units=us-ft
3431	NAD83(HARN) / Nevada West (ftUS)	4152	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000.00001016 +y_0=3999999.99998984 +ellps=GRS80 +units=us-ft
3432	NAD83(HARN) / New Jersey (ftUS)	4152	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
3433	NAD83 / Arkansas North (ftUS)	4269	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3434	NAD83 / Arkansas South (ftUS)	4269	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
3435	NAD83 / Illinois East (ftUS)	4269	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3436	NAD83 / Illinois West (ftUS)	4269	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=699999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3437	NAD83 / New Hampshire (ftUS)	4269	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3438	NAD83 / Rhode Island (ftUS)	4269	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=99999.9999898399 +y_0=0 +ellps=GRS80 +units=us-ft
3439	PSD93 / UTM zone 39N	4134	+proj=utm +zone=39 +a=6378249.145 +rf=293.465
3440	PSD93 / UTM zone 40N	4134	+proj=utm +zone=40 +a=6378249.145 +rf=293.465
3441	NAD83(HARN) / Arkansas North (ftUS)	4152	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3442	NAD83(HARN) / Arkansas South (ftUS)	4152	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
3443	NAD83(HARN) / Illinois East (ftUS)	4152	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3444	NAD83(HARN) / Illinois West (ftUS)	4152	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=699999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3445	NAD83(HARN) / New Hampshire (ftUS)	4152	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3446	NAD83(HARN) / Rhode Island (ftUS)	4152	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=99999.9999898399 +y_0=0 +ellps=GRS80 +units=us-ft
3447	ETRS89 / Belgian Lambert 2005	4258	+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=150328 +y_0=166262 +ellps=GRS80
3448	JAD2001 / Jamaica Metric Grid	4758	+proj=lcc +lat_1=18 +lat_0=18 +lon_0=-77 +k_0=1 +x_0=750000 +y_0=650000 +ellps=WGS84
3449	JAD2001 / UTM zone 17N	4758	+proj=utm +zone=17 +ellps=WGS84
3450	JAD2001 / UTM zone 18N	4758	+proj=utm +zone=18 +ellps=WGS84
3451	NAD83 / Louisiana North (ftUS)	4269	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
3452	NAD83 / Louisiana South (ftUS)	4269	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
3453	NAD83 / Louisiana Offshore (ftUS)	4269	+proj=lcc +lat_0=25.5 +lon_0=-91.3333333333333 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
3455	NAD83 / South Dakota South (ftUS)	4269	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3456	NAD83(HARN) / Louisiana North (ftUS)	4152	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
3457	NAD83(HARN) / Louisiana South (ftUS)	4152	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
3458	NAD83(HARN) / South Dakota North (ftUS)	4152	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3459	NAD83(HARN) / South Dakota South (ftUS)	4152	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3460	Fiji 1986 / Fiji Map Grid	4720	+proj=tmerc +lat_0=-17 +lon_0=178.75 +k=0.99985 +x_0=2000000 +y_0=4000000 +a=6378135 +rf=298.26
3461	Dabola 1981 / UTM zone 28N	4155	+proj=utm +zone=28 +a=6378249.2 +rf=293.466021293627
3462	Dabola 1981 / UTM zone 29N	4155	+proj=utm +zone=29 +a=6378249.2 +rf=293.466021293627
3463	NAD83 / Maine CS2000 Central	4269	+proj=tmerc +lat_0=43.5 +lon_0=-69.125 +k=0.99998 +x_0=500000 +y_0=0 +ellps=GRS80
3464	NAD83(HARN) / Maine CS2000 Central	4152	+proj=tmerc +lat_0=43.5 +lon_0=-69.125 +k=0.99998 +x_0=500000 +y_0=0 +ellps=GRS80
3465	NAD83(NSRS2007) / Alabama East	4759	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000 +y_0=0 +ellps=GRS80
3466	NAD83(NSRS2007) / Alabama West	4759	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333 +x_0=600000 +y_0=0 +ellps=GRS80
3467	NAD83(NSRS2007) / Alaska Albers	4759	+proj=aea +lat_0=50 +lon_0=-154 +lat_1=55 +lat_2=65 +x_0=0 +y_0=0 +ellps=GRS80
3468	NAD83(NSRS2007) / Alaska zone 1	4759	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=323.130102361111 +gamma=323.130102361111 +k=0.9999 +x_0=5000000 +y_0=-5000000 +ellps=GRS80
3469	NAD83(NSRS2007) / Alaska zone 2	4759	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3470	NAD83(NSRS2007) / Alaska zone 3	4759	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3471	NAD83(NSRS2007) / Alaska zone 4	4759	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3472	NAD83(NSRS2007) / Alaska zone 5	4759	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3473	NAD83(NSRS2007) / Alaska zone 6	4759	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3474	NAD83(NSRS2007) / Alaska zone 7	4759	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3475	NAD83(NSRS2007) / Alaska zone 8	4759	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3476	NAD83(NSRS2007) / Alaska zone 9	4759	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3477	NAD83(NSRS2007) / Alaska zone 10	4759	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=53.8333333333333 +lat_2=51.8333333333333 +x_0=1000000 +y_0=0 +ellps=GRS80
3478	NAD83(NSRS2007) / Arizona Central	4759	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
3479	NAD83(NSRS2007) / Arizona Central (ft)	4759	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
3480	NAD83(NSRS2007) / Arizona East	4759	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
3481	NAD83(NSRS2007) / Arizona East (ft)	4759	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
3482	NAD83(NSRS2007) / Arizona West	4759	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80
3483	NAD83(NSRS2007) / Arizona West (ft)	4759	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
3484	NAD83(NSRS2007) / Arkansas North	4759	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=400000 +y_0=0 +ellps=GRS80
3485	NAD83(NSRS2007) / Arkansas North (ftUS)	4759	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3486	NAD83(NSRS2007) / Arkansas South	4759	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=400000 +y_0=400000 +ellps=GRS80
3487	NAD83(NSRS2007) / Arkansas South (ftUS)	4759	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
3488	NAD83(NSRS2007) / California Albers	4759	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-4000000 +ellps=GRS80
3489	NAD83(NSRS2007) / California zone 1	4759	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000 +y_0=500000 +ellps=GRS80
3490	NAD83(NSRS2007) / California zone 1 (ftUS)	4759	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
3491	NAD83(NSRS2007) / California zone 2	4759	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
3492	NAD83(NSRS2007) / California zone 2 (ftUS)	4759	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
3493	NAD83(NSRS2007) / California zone 3	4759	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000 +y_0=500000 +ellps=GRS80
3494	NAD83(NSRS2007) / California zone 3 (ftUS)	4759	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
3495	NAD83(NSRS2007) / California zone 4	4759	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000 +y_0=500000 +ellps=GRS80
3496	NAD83(NSRS2007) / California zone 4 (ftUS)	4759	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
3497	NAD83(NSRS2007) / California zone 5	4759	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
3498	NAD83(NSRS2007) / California zone 5 (ftUS)	4759	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
3499	NAD83(NSRS2007) / California zone 6	4759	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
3500	NAD83(NSRS2007) / California zone 6 (ftUS)	4759	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
3501	NAD83(NSRS2007) / Colorado Central	4759	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
3502	NAD83(NSRS2007) / Colorado Central (ftUS)	4759	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
3503	NAD83(NSRS2007) / Colorado North	4759	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
3504	NAD83(NSRS2007) / Colorado North (ftUS)	4759	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
3505	NAD83(NSRS2007) / Colorado South	4759	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
3506	NAD83(NSRS2007) / Colorado South (ftUS)	4759	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
3507	NAD83(NSRS2007) / Connecticut	4759	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.6096 +y_0=152400.3048 +ellps=GRS80
3508	NAD83(NSRS2007) / Connecticut (ftUS)	4759	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.609601219 +y_0=152400.30480061 +ellps=GRS80 +units=us-ft
3509	NAD83(NSRS2007) / Delaware	4759	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000 +y_0=0 +ellps=GRS80
3510	NAD83(NSRS2007) / Delaware (ftUS)	4759	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3511	NAD83(NSRS2007) / Florida East	4759	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
3512	NAD83(NSRS2007) / Florida East (ftUS)	4759	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3513	NAD83(NSRS2007) / Florida GDL Albers	4759	+proj=aea +lat_0=24 +lon_0=-84 +lat_1=24 +lat_2=31.5 +x_0=400000 +y_0=0 +ellps=GRS80
3514	NAD83(NSRS2007) / Florida North	4759	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3515	NAD83(NSRS2007) / Florida North (ftUS)	4759	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3516	NAD83(NSRS2007) / Florida West	4759	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
3517	NAD83(NSRS2007) / Florida West (ftUS)	4759	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3518	NAD83(NSRS2007) / Georgia East	4759	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000 +y_0=0 +ellps=GRS80
3519	NAD83(NSRS2007) / Georgia East (ftUS)	4759	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3520	NAD83(NSRS2007) / Georgia West	4759	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=700000 +y_0=0 +ellps=GRS80
3521	NAD83(NSRS2007) / Georgia West (ftUS)	4759	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
3522	NAD83(NSRS2007) / Idaho Central	4759	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000 +y_0=0 +ellps=GRS80
3523	NAD83(NSRS2007) / Idaho Central (ftUS)	4759	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3524	NAD83(NSRS2007) / Idaho East	4759	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000 +y_0=0 +ellps=GRS80
3525	NAD83(NSRS2007) / Idaho East (ftUS)	4759	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3526	NAD83(NSRS2007) / Idaho West	4759	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000 +y_0=0 +ellps=GRS80
3527	NAD83(NSRS2007) / Idaho West (ftUS)	4759	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3528	NAD83(NSRS2007) / Illinois East	4759	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80
3529	NAD83(NSRS2007) / Illinois East (ftUS)	4759	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3530	NAD83(NSRS2007) / Illinois West	4759	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=700000 +y_0=0 +ellps=GRS80
3531	NAD83(NSRS2007) / Illinois West (ftUS)	4759	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=699999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3532	NAD83(NSRS2007) / Indiana East	4759	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=100000 +y_0=250000 +ellps=GRS80
3533	NAD83(NSRS2007) / Indiana East (ftUS)	4759	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=99999.9998983997 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
3534	NAD83(NSRS2007) / Indiana West	4759	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=250000 +ellps=GRS80
3535	NAD83(NSRS2007) / Indiana West (ftUS)	4759	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
3536	NAD83(NSRS2007) / Iowa North	4759	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
3537	NAD83(NSRS2007) / Iowa North (ftUS)	4759	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
3538	NAD83(NSRS2007) / Iowa South	4759	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000 +y_0=0 +ellps=GRS80
3539	NAD83(NSRS2007) / Iowa South (ftUS)	4759	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3540	NAD83(NSRS2007) / Kansas North	4759	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=400000 +y_0=0 +ellps=GRS80
3541	NAD83(NSRS2007) / Kansas North (ftUS)	4759	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
3542	NAD83(NSRS2007) / Kansas South	4759	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80
3543	NAD83(NSRS2007) / Kansas South (ftUS)	4759	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
3544	NAD83(NSRS2007) / Kentucky North	4759	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000 +y_0=0 +ellps=GRS80
3545	NAD83(NSRS2007) / Kentucky North (ftUS)	4759	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3546	NAD83(NSRS2007) / Kentucky Single Zone	4759	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
3547	NAD83(NSRS2007) / Kentucky Single Zone (ftUS)	4759	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
3548	NAD83(NSRS2007) / Kentucky South	4759	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000 +y_0=500000 +ellps=GRS80
3549	NAD83(NSRS2007) / Kentucky South (ftUS)	4759	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
3550	NAD83(NSRS2007) / Louisiana North	4759	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=1000000 +y_0=0 +ellps=GRS80
3551	NAD83(NSRS2007) / Louisiana North (ftUS)	4759	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
3552	NAD83(NSRS2007) / Louisiana South	4759	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=1000000 +y_0=0 +ellps=GRS80
3553	NAD83(NSRS2007) / Louisiana South (ftUS)	4759	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
3554	NAD83(NSRS2007) / Maine CS2000 Central	4759	+proj=tmerc +lat_0=43.5 +lon_0=-69.125 +k=0.99998 +x_0=500000 +y_0=0 +ellps=GRS80
3555	NAD83(NSRS2007) / Maine CS2000 East	4759	+proj=tmerc +lat_0=43.8333333333333 +lon_0=-67.875 +k=0.99998 +x_0=700000 +y_0=0 +ellps=GRS80
3556	NAD83(NSRS2007) / Maine CS2000 West	4759	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.375 +k=0.99998 +x_0=300000 +y_0=0 +ellps=GRS80
3557	NAD83(NSRS2007) / Maine East	4759	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80
3558	NAD83(NSRS2007) / Maine West	4759	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80
3559	NAD83(NSRS2007) / Maryland	4759	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=400000 +y_0=0 +ellps=GRS80
3560	NAD83 / Utah North (ftUS)	4269	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.00001016 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
3561	Old Hawaiian / Hawaii zone 1	4135	+proj=tmerc +lat_0=18.8333333333333 +lon_0=-155.5 +k=0.999966667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3562	Old Hawaiian / Hawaii zone 2	4135	+proj=tmerc +lat_0=20.3333333333333 +lon_0=-156.666666666667 +k=0.999966667 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3563	Old Hawaiian / Hawaii zone 3	4135	+proj=tmerc +lat_0=21.1666666666667 +lon_0=-158 +k=0.99999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3564	Old Hawaiian / Hawaii zone 4	4135	+proj=tmerc +lat_0=21.8333333333333 +lon_0=-159.5 +k=0.99999 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3565	Old Hawaiian / Hawaii zone 5	4135	+proj=tmerc +lat_0=21.6666666666667 +lon_0=-160.166666666667 +k=1 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3566	NAD83 / Utah Central (ftUS)	4269	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.00001016 +y_0=2000000.00001016 +ellps=GRS80 +units=us-ft
3567	NAD83 / Utah South (ftUS)	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.00001016 +y_0=3000000 +ellps=GRS80 +units=us-ft
3568	NAD83(HARN) / Utah North (ftUS)	4152	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.00001016 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
3569	NAD83(HARN) / Utah Central (ftUS)	4152	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.00001016 +y_0=2000000.00001016 +ellps=GRS80 +units=us-ft
3570	NAD83(HARN) / Utah South (ftUS)	4152	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.00001016 +y_0=3000000 +ellps=GRS80 +units=us-ft
3571	WGS 84 / North Pole LAEA Bering Sea	4326	+proj=laea +lat_0=90 +lon_0=180 +x_0=0 +y_0=0 +ellps=WGS84
3572	WGS 84 / North Pole LAEA Alaska	4326	+proj=laea +lat_0=90 +lon_0=-150 +x_0=0 +y_0=0 +ellps=WGS84
3573	WGS 84 / North Pole LAEA Canada	4326	+proj=laea +lat_0=90 +lon_0=-100 +x_0=0 +y_0=0 +ellps=WGS84
3574	WGS 84 / North Pole LAEA Atlantic	4326	+proj=laea +lat_0=90 +lon_0=-40 +x_0=0 +y_0=0 +ellps=WGS84
3575	WGS 84 / North Pole LAEA Europe	4326	+proj=laea +lat_0=90 +lon_0=10 +x_0=0 +y_0=0 +ellps=WGS84
3576	WGS 84 / North Pole LAEA Russia	4326	+proj=laea +lat_0=90 +lon_0=90 +x_0=0 +y_0=0 +ellps=WGS84
3577	GDA94 / Australian Albers	4283	+proj=aea +lat_0=0 +lon_0=132 +lat_1=-18 +lat_2=-36 +x_0=0 +y_0=0 +ellps=GRS80
3578	NAD83 / Yukon Albers	4269	+proj=aea +lat_0=59 +lon_0=-132.5 +lat_1=61.6666666666667 +lat_2=68 +x_0=500000 +y_0=500000 +ellps=GRS80
3579	NAD83(CSRS) / Yukon Albers	4617	+proj=aea +lat_0=59 +lon_0=-132.5 +lat_1=61.6666666666667 +lat_2=68 +x_0=500000 +y_0=500000 +ellps=GRS80
3580	NAD83 / NWT Lambert	4269	+proj=lcc +lat_0=0 +lon_0=-112 +lat_1=62 +lat_2=70 +x_0=0 +y_0=0 +ellps=GRS80
3581	NAD83(CSRS) / NWT Lambert	4617	+proj=lcc +lat_0=0 +lon_0=-112 +lat_1=62 +lat_2=70 +x_0=0 +y_0=0 +ellps=GRS80
3582	NAD83(NSRS2007) / Maryland (ftUS)	4759	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=399999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
3583	NAD83(NSRS2007) / Massachusetts Island	4759	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000 +y_0=0 +ellps=GRS80
3584	NAD83(NSRS2007) / Massachusetts Island (ftUS)	4759	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3585	NAD83(NSRS2007) / Massachusetts Mainland	4759	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000 +y_0=750000 +ellps=GRS80
3586	NAD83(NSRS2007) / Massachusetts Mainland (ftUS)	4759	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000.0001016 +y_0=750000 +ellps=GRS80 +units=us-ft
3587	NAD83(NSRS2007) / Michigan Central	4759	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=6000000 +y_0=0 +ellps=GRS80
3588	NAD83(NSRS2007) / Michigan Central (ft)	4759	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=5999999.999976 +y_0=0 +ellps=GRS80 +units=ft
3589	NAD83(NSRS2007) / Michigan North	4759	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=8000000 +y_0=0 +ellps=GRS80
3590	NAD83(NSRS2007) / Michigan North (ft)	4759	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=7999999.999968 +y_0=0 +ellps=GRS80 +units=ft
3591	NAD83(NSRS2007) / Michigan Oblique Mercator	4759	+proj=omerc +no_uoff +lat_0=45.3091666666667 +lonc=-86 +alpha=337.25556 +gamma=337.25556 +k=0.9996 +x_0=2546731.496 +y_0=-4354009.816 +ellps=GRS80
3592	NAD83(NSRS2007) / Michigan South	4759	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=4000000 +y_0=0 +ellps=GRS80
3593	NAD83(NSRS2007) / Michigan South (ft)	4759	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=3999999.999984 +y_0=0 +ellps=GRS80 +units=ft
3594	NAD83(NSRS2007) / Minnesota Central	4759	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000 +y_0=100000 +ellps=GRS80
3595	NAD83(NSRS2007) / Minnesota North	4759	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
3596	NAD83(NSRS2007) / Minnesota South	4759	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
3597	NAD83(NSRS2007) / Mississippi East	4759	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80
3598	NAD83(NSRS2007) / Mississippi East (ftUS)	4759	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3599	NAD83(NSRS2007) / Mississippi West	4759	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=700000 +y_0=0 +ellps=GRS80
3600	NAD83(NSRS2007) / Mississippi West (ftUS)	4759	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
3601	NAD83(NSRS2007) / Missouri Central	4759	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333 +x_0=500000 +y_0=0 +ellps=GRS80
3602	NAD83(NSRS2007) / Missouri East	4759	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333 +x_0=250000 +y_0=0 +ellps=GRS80
3603	NAD83(NSRS2007) / Missouri West	4759	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941177 +x_0=850000 +y_0=0 +ellps=GRS80
3604	NAD83(NSRS2007) / Montana	4759	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=600000 +y_0=0 +ellps=GRS80
3605	NAD83(NSRS2007) / Montana (ft)	4759	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
3606	NAD83(NSRS2007) / Nebraska	4759	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000 +y_0=0 +ellps=GRS80
3607	NAD83(NSRS2007) / Nevada Central	4759	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000 +y_0=6000000 +ellps=GRS80
3608	NAD83(NSRS2007) / Nevada Central (ftUS)	4759	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000.00001016 +y_0=6000000 +ellps=GRS80 +units=us-ft
3609	NAD83(NSRS2007) / Nevada East	4759	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000 +y_0=8000000 +ellps=GRS80
3610	NAD83(NSRS2007) / Nevada East (ftUS)	4759	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000.00001016 +y_0=8000000.00001016 +ellps=GRS80 +units=us-ft
3611	NAD83(NSRS2007) / Nevada West	4759	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000 +y_0=4000000 +ellps=GRS80
3612	NAD83(NSRS2007) / Nevada West (ftUS)	4759	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000.00001016 +y_0=3999999.99998984 +ellps=GRS80 +units=us-ft
3613	NAD83(NSRS2007) / New Hampshire	4759	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80
3614	NAD83(NSRS2007) / New Hampshire (ftUS)	4759	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3615	NAD83(NSRS2007) / New Jersey	4759	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
3616	NAD83(NSRS2007) / New Jersey (ftUS)	4759	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
3617	NAD83(NSRS2007) / New Mexico Central	4759	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3618	NAD83(NSRS2007) / New Mexico Central (ftUS)	4759	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3619	NAD83(NSRS2007) / New Mexico East	4759	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80
3620	NAD83(NSRS2007) / New Mexico East (ftUS)	4759	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80 +units=us-ft
3621	NAD83(NSRS2007) / New Mexico West	4759	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000 +y_0=0 +ellps=GRS80
3622	NAD83(NSRS2007) / New Mexico West (ftUS)	4759	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3623	NAD83(NSRS2007) / New York Central	4759	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=250000 +y_0=0 +ellps=GRS80
3624	NAD83(NSRS2007) / New York Central (ftUS)	4759	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=249999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
3625	NAD83(NSRS2007) / New York East	4759	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
3626	NAD83(NSRS2007) / New York East (ftUS)	4759	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
3627	NAD83(NSRS2007) / New York Long Island	4759	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80
3628	NAD83(NSRS2007) / New York Long Island (ftUS)	4759	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
3629	NAD83(NSRS2007) / New York West	4759	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000 +y_0=0 +ellps=GRS80
3630	NAD83(NSRS2007) / New York West (ftUS)	4759	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3631	NAD83(NSRS2007) / North Carolina	4759	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.22 +y_0=0 +ellps=GRS80
3632	NAD83(NSRS2007) / North Carolina (ftUS)	4759	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.219202438 +y_0=0 +ellps=GRS80 +units=us-ft
3633	NAD83(NSRS2007) / North Dakota North	4759	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3634	NAD83(NSRS2007) / North Dakota North (ft)	4759	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
3635	NAD83(NSRS2007) / North Dakota South	4759	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3636	NAD83(NSRS2007) / North Dakota South (ft)	4759	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
3637	NAD83(NSRS2007) / Ohio North	4759	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3638	NAD83(NSRS2007) / Ohio South	4759	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3639	NAD83(NSRS2007) / Oklahoma North	4759	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
3640	NAD83(NSRS2007) / Oklahoma North (ftUS)	4759	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3641	NAD83(NSRS2007) / Oklahoma South	4759	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3642	NAD83(NSRS2007) / Oklahoma South (ftUS)	4759	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3643	NAD83(NSRS2007) / Oregon LCC (m)	4759	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=400000 +y_0=0 +ellps=GRS80
3644	NAD83(NSRS2007) / Oregon GIC Lambert (ft)	4759	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=399999.9999984 +y_0=0 +ellps=GRS80 +units=ft
3645	NAD83(NSRS2007) / Oregon North	4759	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000 +y_0=0 +ellps=GRS80
3646	NAD83(NSRS2007) / Oregon North (ft)	4759	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000.0001424 +y_0=0 +ellps=GRS80 +units=ft
3647	NAD83(NSRS2007) / Oregon South	4759	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000 +y_0=0 +ellps=GRS80
3648	NAD83(NSRS2007) / Oregon South (ft)	4759	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000.0001464 +y_0=0 +ellps=GRS80 +units=ft
3649	NAD83(NSRS2007) / Pennsylvania North	4759	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3650	NAD83(NSRS2007) / Pennsylvania North (ftUS)	4759	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3651	NAD83(NSRS2007) / Pennsylvania South	4759	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3652	NAD83(NSRS2007) / Pennsylvania South (ftUS)	4759	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3653	NAD83(NSRS2007) / Rhode Island	4759	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=100000 +y_0=0 +ellps=GRS80
3654	NAD83(NSRS2007) / Rhode Island (ftUS)	4759	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=99999.9999898399 +y_0=0 +ellps=GRS80 +units=us-ft
3655	NAD83(NSRS2007) / South Carolina	4759	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80
3656	NAD83(NSRS2007) / South Carolina (ft)	4759	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80 +units=ft
3657	NAD83(NSRS2007) / South Dakota North	4759	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80
3658	NAD83(NSRS2007) / South Dakota North (ftUS)	4759	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3659	NAD83(NSRS2007) / South Dakota South	4759	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3660	NAD83(NSRS2007) / South Dakota South (ftUS)	4759	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3661	NAD83(NSRS2007) / Tennessee	4759	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80
3662	NAD83(NSRS2007) / Tennessee (ftUS)	4759	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3663	NAD83(NSRS2007) / Texas Central	4759	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=700000 +y_0=3000000 +ellps=GRS80
3664	NAD83(NSRS2007) / Texas Central (ftUS)	4759	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=699999.999898399 +y_0=3000000 +ellps=GRS80 +units=us-ft
3665	NAD83(NSRS2007) / Texas Centric Albers Equal Area	4759	+proj=aea +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=6000000 +ellps=GRS80
3666	NAD83(NSRS2007) / Texas Centric Lambert Conformal	4759	+proj=lcc +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=5000000 +ellps=GRS80
3667	NAD83(NSRS2007) / Texas North	4759	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000 +y_0=1000000 +ellps=GRS80
3668	NAD83(NSRS2007) / Texas North (ftUS)	4759	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
3669	NAD83(NSRS2007) / Texas North Central	4759	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000 +ellps=GRS80
3670	NAD83(NSRS2007) / Texas North Central (ftUS)	4759	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
3671	NAD83(NSRS2007) / Texas South	4759	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000 +ellps=GRS80
3672	NAD83(NSRS2007) / Texas South (ftUS)	4759	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000.0001016 +ellps=GRS80 +units=us-ft
3673	NAD83(NSRS2007) / Texas South Central	4759	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=4000000 +ellps=GRS80
3674	NAD83(NSRS2007) / Texas South Central (ftUS)	4759	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=3999999.9998984 +ellps=GRS80 +units=us-ft
3675	NAD83(NSRS2007) / Utah Central	4759	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000 +y_0=2000000 +ellps=GRS80
3676	NAD83(NSRS2007) / Utah Central (ft)	4759	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.0001504 +y_0=1999999.999992 +ellps=GRS80 +units=ft
3677	NAD83(NSRS2007) / Utah Central (ftUS)	4759	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.00001016 +y_0=2000000.00001016 +ellps=GRS80 +units=us-ft
3678	NAD83(NSRS2007) / Utah North	4759	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000 +y_0=1000000 +ellps=GRS80
3679	NAD83(NSRS2007) / Utah North (ft)	4759	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.0001504 +y_0=999999.999996 +ellps=GRS80 +units=ft
3680	NAD83(NSRS2007) / Utah North (ftUS)	4759	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.00001016 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
3681	NAD83(NSRS2007) / Utah South	4759	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000 +y_0=3000000 +ellps=GRS80
3682	NAD83(NSRS2007) / Utah South (ft)	4759	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.0001504 +y_0=2999999.999988 +ellps=GRS80 +units=ft
3683	NAD83(NSRS2007) / Utah South (ftUS)	4759	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.00001016 +y_0=3000000 +ellps=GRS80 +units=us-ft
3684	NAD83(NSRS2007) / Vermont	4759	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000 +y_0=0 +ellps=GRS80
3685	NAD83(NSRS2007) / Virginia North	4759	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000 +y_0=2000000 +ellps=GRS80
3686	NAD83(NSRS2007) / Virginia North (ftUS)	4759	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000.0001016 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
3687	NAD83(NSRS2007) / Virginia South	4759	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000 +y_0=1000000 +ellps=GRS80
3688	NAD83(NSRS2007) / Virginia South (ftUS)	4759	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
3689	NAD83(NSRS2007) / Washington North	4759	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000 +y_0=0 +ellps=GRS80
3690	NAD83(NSRS2007) / Washington North (ftUS)	4759	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3691	NAD83(NSRS2007) / Washington South	4759	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000 +y_0=0 +ellps=GRS80
3692	NAD83(NSRS2007) / Washington South (ftUS)	4759	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
3693	NAD83(NSRS2007) / West Virginia North	4759	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80
3694	NAD83(NSRS2007) / West Virginia South	4759	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3695	NAD83(NSRS2007) / Wisconsin Central	4759	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80
3696	NAD83(NSRS2007) / Wisconsin Central (ftUS)	4759	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3697	NAD83(NSRS2007) / Wisconsin North	4759	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
3698	NAD83(NSRS2007) / Wisconsin North (ftUS)	4759	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3699	NAD83(NSRS2007) / Wisconsin South	4759	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
3700	NAD83(NSRS2007) / Wisconsin South (ftUS)	4759	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
37002	Fischer 1960	37002	+proj=longlat +a=6378166 +rf=298.3
37003	Fischer 1968	37003	+proj=longlat +a=6378150 +rf=298.3
37004	Fischer modified	37004	+proj=longlat +a=6378155 +rf=298.3
37005	Hough 1960	37005	+proj=longlat +a=6378270 +rf=297
37006	Everest modified 1969	37006	+proj=longlat +a=6377295.664 +rf=300.8017
37007	Walbeck	37007	+proj=longlat +a=6376896 +rf=302.78
37008	Authalic sphere (ARC/INFO)	37008	+proj=longlat +a=6370997 +rf=0
3701	NAD83(NSRS2007) / Wisconsin Transverse Mercator	4759	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4480000 +ellps=GRS80
3702	NAD83(NSRS2007) / Wyoming East	4759	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000 +y_0=0 +ellps=GRS80
3703	NAD83(NSRS2007) / Wyoming East Central	4759	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=400000 +y_0=100000 +ellps=GRS80
3704	NAD83(NSRS2007) / Wyoming West Central	4759	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80
3705	NAD83(NSRS2007) / Wyoming West	4759	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000 +y_0=100000 +ellps=GRS80
3706	NAD83(NSRS2007) / UTM zone 59N	4759	+proj=utm +zone=59 +ellps=GRS80
3707	NAD83(NSRS2007) / UTM zone 60N	4759	+proj=utm +zone=60 +ellps=GRS80
3708	NAD83(NSRS2007) / UTM zone 1N	4759	+proj=utm +zone=1 +ellps=GRS80
3709	NAD83(NSRS2007) / UTM zone 2N	4759	+proj=utm +zone=2 +ellps=GRS80
3710	NAD83(NSRS2007) / UTM zone 3N	4759	+proj=utm +zone=3 +ellps=GRS80
3711	NAD83(NSRS2007) / UTM zone 4N	4759	+proj=utm +zone=4 +ellps=GRS80
3712	NAD83(NSRS2007) / UTM zone 5N	4759	+proj=utm +zone=5 +ellps=GRS80
3713	NAD83(NSRS2007) / UTM zone 6N	4759	+proj=utm +zone=6 +ellps=GRS80
3714	NAD83(NSRS2007) / UTM zone 7N	4759	+proj=utm +zone=7 +ellps=GRS80
3715	NAD83(NSRS2007) / UTM zone 8N	4759	+proj=utm +zone=8 +ellps=GRS80
3716	NAD83(NSRS2007) / UTM zone 9N	4759	+proj=utm +zone=9 +ellps=GRS80
3717	NAD83(NSRS2007) / UTM zone 10N	4759	+proj=utm +zone=10 +ellps=GRS80
3718	NAD83(NSRS2007) / UTM zone 11N	4759	+proj=utm +zone=11 +ellps=GRS80
3719	NAD83(NSRS2007) / UTM zone 12N	4759	+proj=utm +zone=12 +ellps=GRS80
3720	NAD83(NSRS2007) / UTM zone 13N	4759	+proj=utm +zone=13 +ellps=GRS80
37202	Everest - Bangladesh	37202	+proj=longlat +a=6377276.345 +rf=300.8017
37203	Everest - India and Nepal	37203	+proj=longlat +a=6377301.243 +rf=300.8017255
37206	Oman	37206	+proj=longlat +a=6378249.145 +rf=293.465
37207	South Asia Singapore	37207	+proj=longlat +a=6378155 +rf=298.3
3721	NAD83(NSRS2007) / UTM zone 14N	4759	+proj=utm +zone=14 +ellps=GRS80
37218	DOS 1968	37218	+proj=longlat +a=6378388 +rf=297
3722	NAD83(NSRS2007) / UTM zone 15N	4759	+proj=utm +zone=15 +ellps=GRS80
37221	GUX 1 Astro	37221	+proj=longlat +a=6378388 +rf=297
37225	Carthage (grads)	37225	+proj=longlat +a=6378249.2 +rf=293.466021293627 +units=grad
3723	NAD83(NSRS2007) / UTM zone 16N	4759	+proj=utm +zone=16 +ellps=GRS80
3724	NAD83(NSRS2007) / UTM zone 17N	4759	+proj=utm +zone=17 +ellps=GRS80
37240	Fort Thomas 1955	37240	+proj=longlat +a=6378249.145 +rf=293.465
37241	Graciosa Base SW 1948	37241	+proj=longlat +a=6378388 +rf=297
37243	L.C. 5 Astro 1961	37243	+proj=longlat +a=6378206.4 +rf=294.978698213898
37245	Observ. Meteorologico 1939	37245	+proj=longlat +a=6378388 +rf=297
37249	Sao Braz	37249	+proj=longlat +a=6378388 +rf=297
3725	NAD83(NSRS2007) / UTM zone 18N	4759	+proj=utm +zone=18 +ellps=GRS80
37257	S-42 Hungary	37257	+proj=longlat +a=6378245 +rf=298.3
3726	NAD83(NSRS2007) / UTM zone 19N	4759	+proj=utm +zone=19 +ellps=GRS80
37260	Alaskan Islands	37260	+proj=longlat +a=6378206.4 +rf=294.978698213898
3727	Reunion 1947 / TM Reunion	4626	+proj=tmerc +lat_0=-21.1166666666667 +lon_0=55.5333333333333 +k=1 +x_0=160000 +y_0=50000 +a=6378388 +rf=297
3728	NAD83(NSRS2007) / Ohio North (ftUS)	4759	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3729	NAD83(NSRS2007) / Ohio South (ftUS)	4759	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3730	NAD83(NSRS2007) / Wyoming East (ftUS)	4759	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3731	NAD83(NSRS2007) / Wyoming East Central (ftUS)	4759	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=399999.99998984 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
3732	NAD83(NSRS2007) / Wyoming West Central (ftUS)	4759	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3733	NAD83(NSRS2007) / Wyoming West (ftUS)	4759	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
3734	NAD83 / Ohio North (ftUS)	4269	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3735	NAD83 / Ohio South (ftUS)	4269	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3736	NAD83 / Wyoming East (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3737	NAD83 / Wyoming East Central (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=399999.99998984 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
3738	NAD83 / Wyoming West Central (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3739	NAD83 / Wyoming West (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
3740	NAD83(HARN) / UTM zone 10N	4152	+proj=utm +zone=10 +ellps=GRS80
3741	NAD83(HARN) / UTM zone 11N	4152	+proj=utm +zone=11 +ellps=GRS80
3742	NAD83(HARN) / UTM zone 12N	4152	+proj=utm +zone=12 +ellps=GRS80
3743	NAD83(HARN) / UTM zone 13N	4152	+proj=utm +zone=13 +ellps=GRS80
3744	NAD83(HARN) / UTM zone 14N	4152	+proj=utm +zone=14 +ellps=GRS80
3745	NAD83(HARN) / UTM zone 15N	4152	+proj=utm +zone=15 +ellps=GRS80
3746	NAD83(HARN) / UTM zone 16N	4152	+proj=utm +zone=16 +ellps=GRS80
3747	NAD83(HARN) / UTM zone 17N	4152	+proj=utm +zone=17 +ellps=GRS80
3748	NAD83(HARN) / UTM zone 18N	4152	+proj=utm +zone=18 +ellps=GRS80
3749	NAD83(HARN) / UTM zone 19N	4152	+proj=utm +zone=19 +ellps=GRS80
3750	NAD83(HARN) / UTM zone 4N	4152	+proj=utm +zone=4 +ellps=GRS80
3751	NAD83(HARN) / UTM zone 5N	4152	+proj=utm +zone=5 +ellps=GRS80
3753	NAD83(HARN) / Ohio North (ftUS)	4152	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3754	NAD83(HARN) / Ohio South (ftUS)	4152	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3755	NAD83(HARN) / Wyoming East (ftUS)	4152	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3756	NAD83(HARN) / Wyoming East Central (ftUS)	4152	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=399999.99998984 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
3757	NAD83(HARN) / Wyoming West Central (ftUS)	4152	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
3758	NAD83(HARN) / Wyoming West (ftUS)	4152	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
3759	NAD83 / Hawaii zone 3 (ftUS)	4269	+proj=tmerc +lat_0=21.1666666666667 +lon_0=-158 +k=0.99999 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3760	NAD83(HARN) / Hawaii zone 3 (ftUS)	4152	+proj=tmerc +lat_0=21.1666666666667 +lon_0=-158 +k=0.99999 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
3761	NAD83(CSRS) / UTM zone 22N	4617	+proj=utm +zone=22 +ellps=GRS80
3762	WGS 84 / South Georgia Lambert	4326	+proj=lcc +lat_0=-55 +lon_0=-37 +lat_1=-54 +lat_2=-54.75 +x_0=0 +y_0=0 +ellps=WGS84
3763	ETRS89 / Portugal TM06	4258	+proj=tmerc +lat_0=39.6682583333333 +lon_0=-8.13310833333333 +k=1 +x_0=0 +y_0=0 +ellps=GRS80
3764	NZGD2000 / Chatham Island Circuit 2000	4167	+proj=tmerc +lat_0=-44 +lon_0=-176.5 +k=1 +x_0=400000 +y_0=800000 +ellps=GRS80
3765	HTRS96 / Croatia TM	4761	+proj=tmerc +lat_0=0 +lon_0=16.5 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
3766	HTRS96 / Croatia LCC	4761	+proj=lcc +lat_0=0 +lon_0=16.5 +lat_1=45.9166666666667 +lat_2=43.0833333333333 +x_0=0 +y_0=0 +ellps=GRS80
3767	HTRS96 / UTM zone 33N	4761	+proj=utm +zone=33 +ellps=GRS80
3768	HTRS96 / UTM zone 34N	4761	+proj=utm +zone=34 +ellps=GRS80
3769	Bermuda 1957 / UTM zone 20N	4216	+proj=utm +zone=20 +a=6378206.4 +rf=294.978698213898
3770	BDA2000 / Bermuda 2000 National Grid	4762	+proj=tmerc +lat_0=32 +lon_0=-64.75 +k=1 +x_0=550000 +y_0=100000 +ellps=WGS84
3771	NAD27 / Alberta 3TM ref merid 111 W	4267	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9999 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
3772	NAD27 / Alberta 3TM ref merid 114 W	4267	+proj=tmerc +lat_0=0 +lon_0=-114 +k=0.9999 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
3773	NAD27 / Alberta 3TM ref merid 117 W	4267	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9999 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
3775	NAD83 / Alberta 3TM ref merid 111 W	4269	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3776	NAD83 / Alberta 3TM ref merid 114 W	4269	+proj=tmerc +lat_0=0 +lon_0=-114 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3777	NAD83 / Alberta 3TM ref merid 117 W	4269	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3779	NAD83(CSRS) / Alberta 3TM ref merid 111 W	4617	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3780	NAD83(CSRS) / Alberta 3TM ref merid 114 W	4617	+proj=tmerc +lat_0=0 +lon_0=-114 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3781	NAD83(CSRS) / Alberta 3TM ref merid 117 W	4617	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3783	Pitcairn 2006 / Pitcairn TM 2006	4763	+proj=tmerc +lat_0=-25.0685526111111 +lon_0=-130.112967111111 +k=1 +x_0=14200 +y_0=15500 +ellps=WGS84
3784	Pitcairn 1967 / UTM zone 9S	4729	+proj=utm +zone=9 +south +a=6378388 +rf=297
3788	NZGD2000 / Auckland Islands TM 2000	4167	+proj=tmerc +lat_0=0 +lon_0=166 +k=1 +x_0=3500000 +y_0=10000000 +ellps=GRS80
3789	NZGD2000 / Campbell Island TM 2000	4167	+proj=tmerc +lat_0=0 +lon_0=169 +k=1 +x_0=3500000 +y_0=10000000 +ellps=GRS80
3790	NZGD2000 / Antipodes Islands TM 2000	4167	+proj=tmerc +lat_0=0 +lon_0=179 +k=1 +x_0=3500000 +y_0=10000000 +ellps=GRS80
3791	NZGD2000 / Raoul Island TM 2000	4167	+proj=tmerc +lat_0=0 +lon_0=-178 +k=1 +x_0=3500000 +y_0=10000000 +ellps=GRS80
3793	NZGD2000 / Chatham Islands TM 2000	4167	+proj=tmerc +lat_0=0 +lon_0=-176.5 +k=1 +x_0=3500000 +y_0=10000000 +ellps=GRS80
3794	Slovenia 1996 / Slovene National Grid	4765	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=500000 +y_0=-5000000 +ellps=GRS80
3795	NAD27 / Cuba Norte	4267	+proj=lcc +lat_0=22.35 +lon_0=-81 +lat_1=23 +lat_2=21.7 +x_0=500000 +y_0=280296.016 +a=6378206.4 +rf=294.978698213898
3796	NAD27 / Cuba Sur	4267	+proj=lcc +lat_0=20.7166666666667 +lon_0=-76.8333333333333 +lat_1=21.3 +lat_2=20.1333333333333 +x_0=500000 +y_0=229126.939 +a=6378206.4 +rf=294.978698213898
3797	NAD27 / MTQ Lambert	4267	+proj=lcc +lat_0=44 +lon_0=-70 +lat_1=50 +lat_2=46 +x_0=800000 +y_0=0 +a=6378206.4 +rf=294.978698213898
3798	NAD83 / MTQ Lambert	4269	+proj=lcc +lat_0=44 +lon_0=-70 +lat_1=50 +lat_2=46 +x_0=800000 +y_0=0 +ellps=GRS80
3799	NAD83(CSRS) / MTQ Lambert	4617	+proj=lcc +lat_0=44 +lon_0=-70 +lat_1=50 +lat_2=46 +x_0=800000 +y_0=0 +ellps=GRS80
3800	NAD27 / Alberta 3TM ref merid 120 W	4267	+proj=tmerc +lat_0=0 +lon_0=-120 +k=0.9999 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
3801	NAD83 / Alberta 3TM ref merid 120 W	4269	+proj=tmerc +lat_0=0 +lon_0=-120 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3802	NAD83(CSRS) / Alberta 3TM ref merid 120 W	4617	+proj=tmerc +lat_0=0 +lon_0=-120 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
3812	ETRS89 / Belgian Lambert 2008	4258	+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=649328 +y_0=665262 +ellps=GRS80
3814	NAD83 / Mississippi TM	4269	+proj=tmerc +lat_0=32.5 +lon_0=-89.75 +k=0.9998335 +x_0=500000 +y_0=1300000 +ellps=GRS80
3815	NAD83(HARN) / Mississippi TM	4152	+proj=tmerc +lat_0=32.5 +lon_0=-89.75 +k=0.9998335 +x_0=500000 +y_0=1300000 +ellps=GRS80
3816	NAD83(NSRS2007) / Mississippi TM	4759	+proj=tmerc +lat_0=32.5 +lon_0=-89.75 +k=0.9998335 +x_0=500000 +y_0=1300000 +ellps=GRS80
3819	HD1909	3819	+proj=longlat +a=6377397.155 +rf=299.1528128	595.48,121.69,515.35,4.115,-2.9383,0.853,-3.408	~
3821	TWD67	3821	+proj=longlat +a=6378160 +rf=298.25
3823	TWD97	3823	+proj=longlat +ellps=GRS80	0
3824	TWD97	3824	+proj=longlat +ellps=GRS80	0
3825	TWD97 / TM2 zone 119	3824	+proj=tmerc +lat_0=0 +lon_0=119 +k=0.9999 +x_0=250000 +y_0=0 +ellps=GRS80
3826	TWD97 / TM2 zone 121	3824	+proj=tmerc +lat_0=0 +lon_0=121 +k=0.9999 +x_0=250000 +y_0=0 +ellps=GRS80
3827	TWD67 / TM2 zone 119	3821	+proj=tmerc +lat_0=0 +lon_0=119 +k=0.9999 +x_0=250000 +y_0=0 +a=6378160 +rf=298.25
3828	TWD67 / TM2 zone 121	3821	+proj=tmerc +lat_0=0 +lon_0=121 +k=0.9999 +x_0=250000 +y_0=0 +a=6378160 +rf=298.25
3829	Hu Tzu Shan 1950 / UTM zone 51N	4236	+proj=utm +zone=51 +a=6378388 +rf=297
3832	WGS 84 / PDC Mercator	4326	+proj=merc +lon_0=150 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
3833	Pulkovo 1942(58) / Gauss-Kruger zone 2	4179	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=2500000 +y_0=0 +a=6378245 +rf=298.3
3834	Pulkovo 1942(83) / Gauss-Kruger zone 2	4178	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=2500000 +y_0=0 +a=6378245 +rf=298.3
3835	Pulkovo 1942(83) / Gauss-Kruger zone 3	4178	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
3836	Pulkovo 1942(83) / Gauss-Kruger zone 4	4178	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
3837	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 3	4179	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
3838	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 4	4179	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
3839	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 9	4179	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=9500000 +y_0=0 +a=6378245 +rf=298.3
3840	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 10	4179	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=10500000 +y_0=0 +a=6378245 +rf=298.3
3841	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 6	4178	+proj=tmerc +lat_0=0 +lon_0=18 +k=1 +x_0=6500000 +y_0=0 +a=6378245 +rf=298.3
3844	Pulkovo 1942(58) / Stereo70	4179	+proj=sterea +lat_0=46 +lon_0=25 +k=0.99975 +x_0=500000 +y_0=500000 +a=6378245 +rf=298.3
3845	SWEREF99 / RT90 7.5 gon V emulation	4619	+proj=tmerc +lat_0=0 +lon_0=11.30625 +k=1.000006 +x_0=1500025.141 +y_0=-667.282 +ellps=GRS80
3846	SWEREF99 / RT90 5 gon V emulation	4619	+proj=tmerc +lat_0=0 +lon_0=13.5562666666667 +k=1.0000058 +x_0=1500044.695 +y_0=-667.13 +ellps=GRS80
3847	SWEREF99 / RT90 2.5 gon V emulation	4619	+proj=tmerc +lat_0=0 +lon_0=15.8062845294444 +k=1.00000561024 +x_0=1500064.274 +y_0=-667.711 +ellps=GRS80
3848	SWEREF99 / RT90 0 gon emulation	4619	+proj=tmerc +lat_0=0 +lon_0=18.0563 +k=1.0000054 +x_0=1500083.521 +y_0=-668.844 +ellps=GRS80
3849	SWEREF99 / RT90 2.5 gon O emulation	4619	+proj=tmerc +lat_0=0 +lon_0=20.3063166666667 +k=1.0000052 +x_0=1500102.765 +y_0=-670.706 +ellps=GRS80
3850	SWEREF99 / RT90 5 gon O emulation	4619	+proj=tmerc +lat_0=0 +lon_0=22.5563333333333 +k=1.0000049 +x_0=1500121.846 +y_0=-672.557 +ellps=GRS80
3851	NZGD2000 / NZCS2000	4167	+proj=lcc +lat_0=-41 +lon_0=173 +lat_1=-37.5 +lat_2=-44.5 +x_0=3000000 +y_0=7000000 +ellps=GRS80
3852	RSRGD2000 / DGLC2000	4764	+proj=lcc +lat_0=-90 +lon_0=157 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=500000 +y_0=0 +ellps=GRS80
3854	County ST74	4619	+proj=tmerc +lat_0=0 +lon_0=18.05787 +k=0.99999506 +x_0=100182.7406 +y_0=-6500620.1207 +ellps=GRS80
3857	WGS 84 / Pseudo-Mercator	4326	+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +nadgrids=@null
3873	ETRS89 / GK19FIN	4258	+proj=tmerc +lat_0=0 +lon_0=19 +k=1 +x_0=19500000 +y_0=0 +ellps=GRS80
3874	ETRS89 / GK20FIN	4258	+proj=tmerc +lat_0=0 +lon_0=20 +k=1 +x_0=20500000 +y_0=0 +ellps=GRS80
3875	ETRS89 / GK21FIN	4258	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=21500000 +y_0=0 +ellps=GRS80
3876	ETRS89 / GK22FIN	4258	+proj=tmerc +lat_0=0 +lon_0=22 +k=1 +x_0=22500000 +y_0=0 +ellps=GRS80
3877	ETRS89 / GK23FIN	4258	+proj=tmerc +lat_0=0 +lon_0=23 +k=1 +x_0=23500000 +y_0=0 +ellps=GRS80
3878	ETRS89 / GK24FIN	4258	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=24500000 +y_0=0 +ellps=GRS80
3879	ETRS89 / GK25FIN	4258	+proj=tmerc +lat_0=0 +lon_0=25 +k=1 +x_0=25500000 +y_0=0 +ellps=GRS80
3880	ETRS89 / GK26FIN	4258	+proj=tmerc +lat_0=0 +lon_0=26 +k=1 +x_0=26500000 +y_0=0 +ellps=GRS80
3881	ETRS89 / GK27FIN	4258	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=27500000 +y_0=0 +ellps=GRS80
3882	ETRS89 / GK28FIN	4258	+proj=tmerc +lat_0=0 +lon_0=28 +k=1 +x_0=28500000 +y_0=0 +ellps=GRS80
3883	ETRS89 / GK29FIN	4258	+proj=tmerc +lat_0=0 +lon_0=29 +k=1 +x_0=29500000 +y_0=0 +ellps=GRS80
3884	ETRS89 / GK30FIN	4258	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=30500000 +y_0=0 +ellps=GRS80
3885	ETRS89 / GK31FIN	4258	+proj=tmerc +lat_0=0 +lon_0=31 +k=1 +x_0=31500000 +y_0=0 +ellps=GRS80
3888	IGRS	3888	+proj=longlat +ellps=GRS80	0
3889	IGRS	3889	+proj=longlat +ellps=GRS80	0
3890	IGRS / UTM zone 37N	3889	+proj=utm +zone=37 +ellps=GRS80
3891	IGRS / UTM zone 38N	3889	+proj=utm +zone=38 +ellps=GRS80
3892	IGRS / UTM zone 39N	3889	+proj=utm +zone=39 +ellps=GRS80
3893	ED50 / Iraq National Grid	4230	+proj=tmerc +lat_0=29.0262683333333 +lon_0=46.5 +k=0.9994 +x_0=800000 +y_0=0 +a=6378388 +rf=297
3901	KKJ / Finland Uniform Coordinate System + N60 height	4123	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=3500000 +y_0=0 +a=6378388 +rf=297
3902	ETRS89 / TM35FIN(N,E) + N60 height	4258	+proj=utm +zone=35 +ellps=GRS80
3903	ETRS89 / TM35FIN(N,E) + N2000 height	4258	+proj=utm +zone=35 +ellps=GRS80
3906	MGI 1901	3906	+proj=longlat +a=6377397.155 +rf=299.1528128	577.88891,165.22205,391.18289,4.9145,-0.94729,-13.05098,7.78664	~
3912	MGI 1901 / Slovene National Grid	3906	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=500000 +y_0=-5000000 +a=6377397.155 +rf=299.1528128
3920	Puerto Rico / UTM zone 20N	4139	+proj=utm +zone=20 +a=6378206.4 +rf=294.978698213898
3942	RGF93 v1 / CC42	4171	+proj=lcc +lat_0=42 +lon_0=3 +lat_1=41.25 +lat_2=42.75 +x_0=1700000 +y_0=1200000 +ellps=GRS80
3943	RGF93 v1 / CC43	4171	+proj=lcc +lat_0=43 +lon_0=3 +lat_1=42.25 +lat_2=43.75 +x_0=1700000 +y_0=2200000 +ellps=GRS80
3944	RGF93 v1 / CC44	4171	+proj=lcc +lat_0=44 +lon_0=3 +lat_1=43.25 +lat_2=44.75 +x_0=1700000 +y_0=3200000 +ellps=GRS80
3945	RGF93 v1 / CC45	4171	+proj=lcc +lat_0=45 +lon_0=3 +lat_1=44.25 +lat_2=45.75 +x_0=1700000 +y_0=4200000 +ellps=GRS80
3946	RGF93 v1 / CC46	4171	+proj=lcc +lat_0=46 +lon_0=3 +lat_1=45.25 +lat_2=46.75 +x_0=1700000 +y_0=5200000 +ellps=GRS80
3947	RGF93 v1 / CC47	4171	+proj=lcc +lat_0=47 +lon_0=3 +lat_1=46.25 +lat_2=47.75 +x_0=1700000 +y_0=6200000 +ellps=GRS80
3948	RGF93 v1 / CC48	4171	+proj=lcc +lat_0=48 +lon_0=3 +lat_1=47.25 +lat_2=48.75 +x_0=1700000 +y_0=7200000 +ellps=GRS80
3949	RGF93 v1 / CC49	4171	+proj=lcc +lat_0=49 +lon_0=3 +lat_1=48.25 +lat_2=49.75 +x_0=1700000 +y_0=8200000 +ellps=GRS80
3950	RGF93 v1 / CC50	4171	+proj=lcc +lat_0=50 +lon_0=3 +lat_1=49.25 +lat_2=50.75 +x_0=1700000 +y_0=9200000 +ellps=GRS80
3968	NAD83 / Virginia Lambert	4269	+proj=lcc +lat_0=36 +lon_0=-79.5 +lat_1=37 +lat_2=39.5 +x_0=0 +y_0=0 +ellps=GRS80
3969	NAD83(HARN) / Virginia Lambert	4152	+proj=lcc +lat_0=36 +lon_0=-79.5 +lat_1=37 +lat_2=39.5 +x_0=0 +y_0=0 +ellps=GRS80
3970	NAD83(NSRS2007) / Virginia Lambert	4759	+proj=lcc +lat_0=36 +lon_0=-79.5 +lat_1=37 +lat_2=39.5 +x_0=0 +y_0=0 +ellps=GRS80
3976	WGS 84 / NSIDC Sea Ice Polar Stereographic South	4326	+proj=stere +lat_0=-90 +lat_ts=-70 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
3978	NAD83 / Canada Atlas Lambert	4269	+proj=lcc +lat_0=49 +lon_0=-95 +lat_1=49 +lat_2=77 +x_0=0 +y_0=0 +ellps=GRS80
3979	NAD83(CSRS) / Canada Atlas Lambert	4617	+proj=lcc +lat_0=49 +lon_0=-95 +lat_1=49 +lat_2=77 +x_0=0 +y_0=0 +ellps=GRS80
3986	Katanga 1955 / Katanga Gauss zone A	4695	+proj=tmerc +lat_0=-9 +lon_0=30 +k=1 +x_0=200000 +y_0=500000 +a=6378206.4 +rf=294.978698213898
3987	Katanga 1955 / Katanga Gauss zone B	4695	+proj=tmerc +lat_0=-9 +lon_0=28 +k=1 +x_0=200000 +y_0=500000 +a=6378206.4 +rf=294.978698213898
3988	Katanga 1955 / Katanga Gauss zone C	4695	+proj=tmerc +lat_0=-9 +lon_0=26 +k=1 +x_0=200000 +y_0=500000 +a=6378206.4 +rf=294.978698213898
3989	Katanga 1955 / Katanga Gauss zone D	4695	+proj=tmerc +lat_0=-9 +lon_0=24 +k=1 +x_0=200000 +y_0=500000 +a=6378206.4 +rf=294.978698213898
3991	Puerto Rico State Plane CS of 1927	4139	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.4333333333333 +lat_2=18.0333333333333 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3992	Puerto Rico / St. Croix	4139	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.4333333333333 +lat_2=18.0333333333333 +x_0=152400.30480061 +y_0=30480.0609601219 +a=6378206.4 +rf=294.978698213898 +units=us-ft
3994	WGS 84 / Mercator 41	4326	+proj=merc +lat_ts=-41 +lon_0=100 +x_0=0 +y_0=0 +ellps=WGS84
3995	WGS 84 / Arctic Polar Stereographic	4326	+proj=stere +lat_0=90 +lat_ts=71 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
3996	WGS 84 / IBCAO Polar Stereographic	4326	+proj=stere +lat_0=90 +lat_ts=75 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
3997	WGS 84 / Dubai Local TM	4326	+proj=tmerc +lat_0=0 +lon_0=55.3333333333333 +k=1 +x_0=500000 +y_0=0 +ellps=WGS84
4017	MOLDREF99	4017	+proj=longlat +ellps=GRS80	0
4023	MOLDREF99	4023	+proj=longlat +ellps=GRS80	0
4026	MOLDREF99 / Moldova TM	4023	+proj=tmerc +lat_0=0 +lon_0=28.4 +k=0.99994 +x_0=200000 +y_0=-5000000 +ellps=GRS80
4037	WGS 84 / TMzn35N	4326	+proj=utm +zone=35 +ellps=WGS84
4038	WGS 84 / TMzn36N	4326	+proj=utm +zone=36 +ellps=WGS84
4040	RGRDC 2005	4040	+proj=longlat +ellps=GRS80	0
4046	RGRDC 2005	4046	+proj=longlat +ellps=GRS80	0
4048	RGRDC 2005 / Congo TM zone 12	4046	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4049	RGRDC 2005 / Congo TM zone 14	4046	+proj=tmerc +lat_0=0 +lon_0=14 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4050	RGRDC 2005 / Congo TM zone 16	4046	+proj=tmerc +lat_0=0 +lon_0=16 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4051	RGRDC 2005 / Congo TM zone 18	4046	+proj=tmerc +lat_0=0 +lon_0=18 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4056	RGRDC 2005 / Congo TM zone 20	4046	+proj=tmerc +lat_0=0 +lon_0=20 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4057	RGRDC 2005 / Congo TM zone 22	4046	+proj=tmerc +lat_0=0 +lon_0=22 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4058	RGRDC 2005 / Congo TM zone 24	4046	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4059	RGRDC 2005 / Congo TM zone 26	4046	+proj=tmerc +lat_0=0 +lon_0=26 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4060	RGRDC 2005 / Congo TM zone 28	4046	+proj=tmerc +lat_0=0 +lon_0=28 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
4061	RGRDC 2005 / UTM zone 33S	4046	+proj=utm +zone=33 +south +ellps=GRS80
4062	RGRDC 2005 / UTM zone 34S	4046	+proj=utm +zone=34 +south +ellps=GRS80
4063	RGRDC 2005 / UTM zone 35S	4046	+proj=utm +zone=35 +south +ellps=GRS80
4071	Chua / UTM zone 23S	4224	+proj=utm +zone=23 +south +a=6378388 +rf=297
4074	SREF98	4074	+proj=longlat +ellps=GRS80	0
4075	SREF98	4075	+proj=longlat +ellps=GRS80	0
4080	REGCAN95	4080	+proj=longlat +ellps=GRS80	0
4081	REGCAN95	4081	+proj=longlat +ellps=GRS80	0
4082	REGCAN95 / UTM zone 27N	4081	+proj=utm +zone=27 +ellps=GRS80
4083	REGCAN95 / UTM zone 28N	4081	+proj=utm +zone=28 +ellps=GRS80
4087	WGS 84 / World Equidistant Cylindrical	4326	+proj=eqc +lat_ts=0 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
4093	ETRS89 / DKTM1	4258	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.99998 +x_0=200000 +y_0=-5000000 +ellps=GRS80
4094	ETRS89 / DKTM2	4258	+proj=tmerc +lat_0=0 +lon_0=10 +k=0.99998 +x_0=400000 +y_0=-5000000 +ellps=GRS80
4095	ETRS89 / DKTM3	4258	+proj=tmerc +lat_0=0 +lon_0=11.75 +k=0.99998 +x_0=600000 +y_0=-5000000 +ellps=GRS80
4096	ETRS89 / DKTM4	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=800000 +y_0=-5000000 +ellps=GRS80
4097	ETRS89 / DKTM1 + DVR90 height	4258	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.99998 +x_0=200000 +y_0=-5000000 +ellps=GRS80
4098	ETRS89 / DKTM2 + DVR90 height	4258	+proj=tmerc +lat_0=0 +lon_0=10 +k=0.99998 +x_0=400000 +y_0=-5000000 +ellps=GRS80
4099	ETRS89 / DKTM3 + DVR90 height	4258	+proj=tmerc +lat_0=0 +lon_0=11.75 +k=0.99998 +x_0=600000 +y_0=-5000000 +ellps=GRS80
4100	ETRS89 / DKTM4 + DVR90 height	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=800000 +y_0=-5000000 +ellps=GRS80
4120	Greek	4120	+proj=longlat +a=6377397.155 +rf=299.1528128
4121	GGRS87	4121	+proj=longlat +ellps=GRS80	-199.87,74.79,246.62
4122	ATS77	4122	+proj=longlat +a=6378135 +rf=298.257
4123	KKJ	4123	+proj=longlat +a=6378388 +rf=297	-96.062,-82.428,-121.753,4.801,0.345,-1.376,1.496
4124	RT90	4124	+proj=longlat +a=6377397.155 +rf=299.1528128	414.1,41.3,603.1,-0.855,2.141,-7.023,0
4127	Tete	4127	+proj=longlat +a=6378206.4 +rf=294.978698213898	-80,-100,-228	~
4128	Madzansua	4128	+proj=longlat +a=6378206.4 +rf=294.978698213898
4129	Observatario	4129	+proj=longlat +a=6378206.4 +rf=294.978698213898	-132,-110,-335	~
4130	Moznet	4130	+proj=longlat +ellps=WGS84	0
4131	Indian 1960	4131	+proj=longlat +a=6377276.345 +rf=300.8017	198,881,317	~
4132	FD58	4132	+proj=longlat +a=6378249.145 +rf=293.465	-241.54,-163.64,396.06	~
4133	EST92	4133	+proj=longlat +ellps=GRS80	0.055,-0.541,-0.185,0.0183,-0.0003,-0.007,-0.014
4134	PSD93	4134	+proj=longlat +a=6378249.145 +rf=293.465	-180.624,-225.516,173.919,-0.81,-1.898,8.336,16.71006
4135	Old Hawaiian	4135	+proj=longlat +a=6378206.4 +rf=294.978698213898	61,-285,-181
4139	Puerto Rico	4139	+proj=longlat +a=6378206.4 +rf=294.978698213898	11,72,-101	~
4141	Israel 1993	4141	+proj=longlat +ellps=GRS80	23.772,17.49,17.859,-0.3132,-1.85274,1.67299,-5.4262
4142	Locodjo 1965	4142	+proj=longlat +a=6378249.145 +rf=293.465	-125,53,467	~
4143	Abidjan 1987	4143	+proj=longlat +a=6378249.145 +rf=293.465	-124.76,53,466.79	~
4144	Kalianpur 1937	4144	+proj=longlat +a=6377276.345 +rf=300.8017	214,804,268	~
4145	Kalianpur 1962	4145	+proj=longlat +a=6377301.243 +rf=300.8017255	283,682,231	~
4146	Kalianpur 1975	4146	+proj=longlat +a=6377299.151 +rf=300.8017255	295,736,257	~
4147	Hanoi 1972	4147	+proj=longlat +a=6378245 +rf=298.3	-17.51,-108.32,-62.39	~
4148	Hartebeesthoek94	4148	+proj=longlat +ellps=WGS84	0
4149	CH1903	4149	+proj=longlat +a=6377397.155 +rf=299.1528128	674.4,15.1,405.3	~
4150	CH1903+	4150	+proj=longlat +a=6377397.155 +rf=299.1528128	674.374,15.056,405.346
4151	CHTRS95	4151	+proj=longlat +ellps=GRS80	0
4152	NAD83(HARN)	4152	+proj=longlat +ellps=GRS80	-0.9102,2.0141,0.5602,0.029039,0.010065,0.010101,0
4153	Rassadiran	4153	+proj=longlat +a=6378388 +rf=297	-133.63,-157.5,-158.62
4154	ED50(ED77)	4154	+proj=longlat +a=6378388 +rf=297	-110.33,-97.73,-119.85,0.3423,1.1634,0.2715,0.063
4155	Dabola 1981	4155	+proj=longlat +a=6378249.2 +rf=293.466021293627	-83,37,124	~
4156	S-JTSK	4156	+proj=longlat +a=6377397.155 +rf=299.1528128	570.8,85.7,462.8,4.998,1.587,5.261,3.56	~
4157	Mount Dillon	4157	+proj=longlat +a=6378293.64520876 +b=6356617.98767984
4158	Naparima 1955	4158	+proj=longlat +a=6378388 +rf=297	-0.465,372.095,171.736
4159	ELD79	4159	+proj=longlat +a=6378388 +rf=297	-115.8543,-99.0583,-152.4616	~
4160	Chos Malal 1914	4160	+proj=longlat +a=6378388 +rf=297	15.75,164.93,126.18	~
4161	Pampa del Castillo	4161	+proj=longlat +a=6378388 +rf=297	-233.43,6.65,173.64	~
4162	Korean 1985	4162	+proj=longlat +a=6377397.155 +rf=299.1528128	-145.907,505.034,685.756,-1.162,2.347,1.592,6.342	~
4163	Yemen NGN96	4163	+proj=longlat +ellps=WGS84	0
4164	South Yemen	4164	+proj=longlat +a=6378245 +rf=298.3	-76,-138,67	~
4165	Bissau	4165	+proj=longlat +a=6378388 +rf=297	-173,253,27	~
4166	Korean 1995	4166	+proj=longlat +ellps=WGS84	0
4167	NZGD2000	4167	+proj=longlat +ellps=GRS80	0
4168	Accra	4168	+proj=longlat +a=6378300 +rf=296	-170,33,326	~
4169	American Samoa 1962	4169	+proj=longlat +a=6378206.4 +rf=294.978698213898	-115,118,426	~
4170	SIRGAS 1995	4170	+proj=longlat +ellps=GRS80	0
4171	RGF93 v1	4171	+proj=longlat +ellps=GRS80	0
4173	IRENET95	4173	+proj=longlat +ellps=GRS80	0
4174	Sierra Leone 1924	4174	+proj=longlat +a=6378300 +rf=296
4175	Sierra Leone 1968	4175	+proj=longlat +a=6378249.145 +rf=293.465	-88,4,101	~
4176	Australian Antarctic	4176	+proj=longlat +ellps=GRS80	0
4178	Pulkovo 1942(83)	4178	+proj=longlat +a=6378245 +rf=298.3	24.9,-126.4,-93.2,-0.063,-0.247,-0.041,1.01	~
4179	Pulkovo 1942(58)	4179	+proj=longlat +a=6378245 +rf=298.3	33.4,-146.6,-76.3,-0.359,-0.053,0.844,-0.84	~
4180	EST97	4180	+proj=longlat +ellps=GRS80	0
4181	LUREF	4181	+proj=longlat +a=6378388 +rf=297	-189.6806,18.3463,-42.7695,-0.33746,-3.09264,2.53861,0.4598	~
4182	Azores Occidental 1939	4182	+proj=longlat +a=6378388 +rf=297	-422.651,-172.995,84.02	~
4183	Azores Central 1948	4183	+proj=longlat +a=6378388 +rf=297	-104,167,-38	~
4184	Azores Oriental 1940	4184	+proj=longlat +a=6378388 +rf=297	-203,141,53	~
4188	OSNI 1952	4188	+proj=longlat +a=6377563.396 +rf=299.3249646	482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15
4189	REGVEN	4189	+proj=longlat +ellps=GRS80	0
4190	POSGAR 98	4190	+proj=longlat +ellps=GRS80	0
4191	Albanian 1987	4191	+proj=longlat +a=6378245 +rf=298.3	-44.183,-0.58,-38.489,2.3867,2.7072,-3.5196,-8.2703
4192	Douala 1948	4192	+proj=longlat +a=6378388 +rf=297	-206.1,-174.7,-87.7	~
4193	Manoca 1962	4193	+proj=longlat +a=6378249.2 +rf=293.466021293627	-70.9,-151.8,-41.4
4194	Qornoq 1927	4194	+proj=longlat +a=6378388 +rf=297	163.511,127.533,-159.789,0,0,0.814,-0.6
4195	Scoresbysund 1952	4195	+proj=longlat +a=6378388 +rf=297	105,326,-102.5,0,0,0.814,-0.6
4196	Ammassalik 1958	4196	+proj=longlat +a=6378388 +rf=297	-45,417,-3.5,0,0,0.814,-0.6
4197	Garoua	4197	+proj=longlat +a=6378249.145 +rf=293.465	-56.1,-167.8,13.1	~
4198	Kousseri	4198	+proj=longlat +a=6378249.145 +rf=293.465	-104.4,-136.6,201.2	~
4199	Egypt 1930	4199	+proj=longlat +a=6378388 +rf=297
4200	Pulkovo 1995	4200	+proj=longlat +a=6378245 +rf=298.3	24.47,-130.89,-81.56,0,0,0.13,-0.22
4201	Adindan	4201	+proj=longlat +a=6378249.145 +rf=293.465	-165,-11,206	~
4202	AGD66	4202	+proj=longlat +a=6378160 +rf=298.25	-117.808,-51.536,137.784,0.303,0.446,0.234,-0.29	~
4203	AGD84	4203	+proj=longlat +a=6378160 +rf=298.25 84 (02.07.01).gsb"	-117.763,-51.51,139.061,0.292,0.443,0.277,-0.191	~
4204	Ain el Abd	4204	+proj=longlat +a=6378388 +rf=297	-143,-236,7	~
4205	Afgooye	4205	+proj=longlat +a=6378245 +rf=298.3	-43,-163,45	~
4206	Agadez	4206	+proj=longlat +a=6378249.2 +rf=293.466021293627
4207	Lisbon	4207	+proj=longlat +a=6378388 +rf=297	-282.1,-72.2,120,-1.529,0.145,-0.89,-4.46	~
4208	Aratu	4208	+proj=longlat +a=6378388 +rf=297	-157.84,308.54,-146.6
4209	Arc 1950	4209	+proj=longlat +a=6378249.145 +rf=293.4663077	-143,-90,-294	~
4210	Arc 1960	4210	+proj=longlat +a=6378249.145 +rf=293.465	-160,-6,-302	~
4211	Batavia	4211	+proj=longlat +a=6377397.155 +rf=299.1528128	-377,681,-50	~
4212	Barbados 1938	4212	+proj=longlat +a=6378249.145 +rf=293.465	31.95,300.99,419.19	~
4213	Beduaram	4213	+proj=longlat +a=6378249.2 +rf=293.466021293627	-106,-87,188	~
4214	Beijing 1954	4214	+proj=longlat +a=6378245 +rf=298.3	15.8,-154.4,-82.3	~
4215	BD50	4215	+proj=longlat +a=6378388 +rf=297
4216	Bermuda 1957	4216	+proj=longlat +a=6378206.4 +rf=294.978698213898	-292.295,248.758,429.447,4.9971,2.99,6.6906,1.0289
4217	NAD83 / BLM 59N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=171 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4218	Bogota 1975	4218	+proj=longlat +a=6378388 +rf=297	307,304,-318	~
4219	Bukit Rimpah	4219	+proj=longlat +a=6377397.155 +rf=299.1528128	-384,664,-48	~
4220	Camacupa 1948	4220	+proj=longlat +a=6378249.145 +rf=293.465	-50.9,-347.6,-231	~
4221	Campo Inchauspe	4221	+proj=longlat +a=6378388 +rf=297	-148,136,90	~
4222	Cape	4222	+proj=longlat +a=6378249.145 +rf=293.4663077	-136,-108,-292	~
4223	Carthage	4223	+proj=longlat +a=6378249.2 +rf=293.466021293627	-260.1,5.5,432.2	~
4224	Chua	4224	+proj=longlat +a=6378388 +rf=297	-143.87,243.37,-33.52	~
4225	Corrego Alegre 1970-72	4225	+proj=longlat +a=6378388 +rf=297	-205.57,168.77,-4.12	~
4227	Deir ez Zor	4227	+proj=longlat +a=6378249.2 +rf=293.466021293627	-190.421,8.532,238.69	~
4229	Egypt 1907	4229	+proj=longlat +a=6378200 +rf=298.3	-130,110,-13	~
4230	ED50	4230	+proj=longlat +a=6378388 +rf=297	-87,-98,-121	~
4231	ED87	4231	+proj=longlat +a=6378388 +rf=297	-83.11,-97.38,-117.22,0.005693,-0.044698,0.044285,0.1218
4232	Fahud	4232	+proj=longlat +a=6378249.145 +rf=293.465	-345,3,223	~
4236	Hu Tzu Shan 1950	4236	+proj=longlat +a=6378388 +rf=297	-637,-549,-203	~
4237	HD72	4237	+proj=longlat +a=6378160 +rf=298.247167427	52.17,-71.82,-14.9
4238	ID74	4238	+proj=longlat +a=6378160 +rf=298.247	-1.977,-13.06,-9.993,0.364,0.254,0.689,-1.037	~
4239	Indian 1954	4239	+proj=longlat +a=6377276.345 +rf=300.8017	217,823,299	~
4240	Indian 1975	4240	+proj=longlat +a=6377276.345 +rf=300.8017	293,836,318,0.5,1.6,-2.8,2.1	~
4241	Jamaica 1875	4241	+proj=longlat +a=6378249.14480801 +b=6356514.96620413
4242	JAD69	4242	+proj=longlat +a=6378206.4 +rf=294.978698213898	-33.722,153.789,94.959,-8.581,-4.478,4.54,8.95
4243	Kalianpur 1880	4243	+proj=longlat +a=6377299.36559538 +b=6356098.35900516
4244	Kandawala	4244	+proj=longlat +a=6377276.345 +rf=300.8017	-97,787,86	~
4245	Kertau 1968	4245	+proj=longlat +a=6377304.063 +rf=300.8017	-11,851,5	~
4246	KOC	4246	+proj=longlat +a=6378249.145 +rf=293.465	-294.7,-200.1,525.5
4247	La Canoa	4247	+proj=longlat +a=6378388 +rf=297	-273.5,110.6,-357.9	~
4248	PSAD56	4248	+proj=longlat +a=6378388 +rf=297	-288,175,-376	~
4249	Lake	4249	+proj=longlat +a=6378388 +rf=297
4250	Leigon	4250	+proj=longlat +a=6378249.145 +rf=293.465	-130,29,364	~
4251	Liberia 1964	4251	+proj=longlat +a=6378249.145 +rf=293.465	-90,40,88	~
4252	Lome	4252	+proj=longlat +a=6378249.2 +rf=293.466021293627
4253	Luzon 1911	4253	+proj=longlat +a=6378206.4 +rf=294.978698213898	-133,-77,-51	~
4254	Hito XVIII 1963	4254	+proj=longlat +a=6378388 +rf=297	18.38,192.45,96.82,0.056,-0.142,-0.2,-0.0013	~
4255	Herat North	4255	+proj=longlat +a=6378388 +rf=297	-333,-222,114	~
4256	Mahe 1971	4256	+proj=longlat +a=6378249.145 +rf=293.465	41,-220,-134	~
4257	Makassar	4257	+proj=longlat +a=6377397.155 +rf=299.1528128	-587.8,519.75,145.76	~
4258	ETRS89	4258	+proj=longlat +ellps=GRS80	0
4259	Malongo 1987	4259	+proj=longlat +a=6378388 +rf=297	-254.1,-5.36,-100.29	~
4261	Merchich	4261	+proj=longlat +a=6378249.2 +rf=293.466021293627	31,146,47	~
4262	Massawa	4262	+proj=longlat +a=6377397.155 +rf=299.1528128	639,405,60	~
4263	Minna	4263	+proj=longlat +a=6378249.145 +rf=293.465	-92,-93,122	~
4265	Monte Mario	4265	+proj=longlat +a=6378388 +rf=297	-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68	~
4266	M'poraloko	4266	+proj=longlat +a=6378249.2 +rf=293.466021293627	-80.7,-132.5,41.1
4267	NAD27	4267	+proj=longlat +a=6378206.4 +rf=294.978698213898	-8,160,176	~
4269	NAD83	4269	+proj=longlat +ellps=GRS80	0
4270	Nahrwan 1967	4270	+proj=longlat +a=6378249.145 +rf=293.465	-249,-156,381	~
4271	Naparima 1972	4271	+proj=longlat +a=6378388 +rf=297	-2,374,172	~
4272	NZGD49	4272	+proj=longlat +a=6378388 +rf=297	59.47,-5.04,187.44,0.47,-0.1,1.024,-4.5993	~
4273	NGO 1948	4273	+proj=longlat +a=6377492.018 +rf=299.1528128	278.3,93,474.5,7.889,0.05,-6.61,6.21	~
4274	Datum 73	4274	+proj=longlat +a=6378388 +rf=297	-223.237,110.193,36.649
4275	NTF	4275	+proj=longlat +a=6378249.2 +rf=293.466021293627	-168,-60,320	~
4276	NSWC 9Z-2	4276	+proj=longlat +a=6378145 +rf=298.25
4277	OSGB36	4277	+proj=longlat +a=6377563.396 +rf=299.3249646	446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894	~
4278	OSGB70	4278	+proj=longlat +a=6377563.396 +rf=299.3249646
4279	OS(SN)80	4279	+proj=longlat +a=6377563.396 +rf=299.3249646
4281	Palestine 1923	4281	+proj=longlat +a=6378300.789 +b=6356566.435	-275.7224,94.7824,340.8944,-8.001,-4.42,-11.821,1	~
4282	Pointe Noire	4282	+proj=longlat +a=6378249.2 +rf=293.466021293627	-148,51,-291	~
4283	GDA94	4283	+proj=longlat +ellps=GRS80	0
4284	Pulkovo 1942	4284	+proj=longlat +a=6378245 +rf=298.3	23.92,-141.27,-80.9,0,0.35,0.82,-0.12	~
4285	Qatar 1974	4285	+proj=longlat +a=6378388 +rf=297	-128.16,-282.42,21.93
4286	Qatar 1948	4286	+proj=longlat +a=6378200 +rf=298.3
4288	Loma Quintana	4288	+proj=longlat +a=6378388 +rf=297
4289	Amersfoort	4289	+proj=longlat +a=6377397.155 +rf=299.1528128	565.4171,50.3319,465.5524,-0.398957,0.343988,-1.8774,4.0725
4292	Sapper Hill 1943	4292	+proj=longlat +a=6378388 +rf=297	-355,21,72	~
4293	Schwarzeck	4293	+proj=longlat +a=6377483.86528042 +rf=299.1528128	616,97,-251	~
4295	Serindung	4295	+proj=longlat +a=6377397.155 +rf=299.1528128
4297	Tananarive	4297	+proj=longlat +a=6378388 +rf=297	-198.383,-240.517,-107.909	~
4298	Timbalai 1948	4298	+proj=longlat +a=6377298.556 +rf=300.8017	-679,669,-48	~
4299	TM65	4299	+proj=longlat +a=6377340.189 +rf=299.3249646	482.53,-130.596,564.557,-1.042,-0.214,-0.631,8.15
4300	TM75	4300	+proj=longlat +a=6377340.189 +rf=299.3249646	482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15
4301	Tokyo	4301	+proj=longlat +a=6377397.155 +rf=299.1528128	-146.414,507.337,680.507	~
4302	Trinidad 1903	4302	+proj=longlat +a=6378293.64520876 +b=6356617.98767984	-61.702,284.488,472.052	~
4303	TC(1948)	4303	+proj=longlat +a=6378200 +rf=298.3
4304	Voirol 1875	4304	+proj=longlat +a=6378249.2 +rf=293.466021293627	-73,-247,227	~
4306	Bern 1938	4306	+proj=longlat +a=6377397.155 +rf=299.1528128
4307	Nord Sahara 1959	4307	+proj=longlat +a=6378249.145 +rf=293.465	-209.3622,-87.8162,404.6198,0.0046,3.4784,0.5805,-1.4547
4308	RT38	4308	+proj=longlat +a=6377397.155 +rf=299.1528128
4309	Yacare	4309	+proj=longlat +a=6378388 +rf=297	-124.45,183.74,44.64,-0.4384,0.5446,-0.9706,-2.1365	~
4310	Yoff	4310	+proj=longlat +a=6378249.2 +rf=293.466021293627	-30,190,89	~
4311	Zanderij	4311	+proj=longlat +a=6378388 +rf=297	-265,120,-358	~
4312	MGI	4312	+proj=longlat +a=6377397.155 +rf=299.1528128	577.326,90.129,463.919,5.137,1.474,5.297,2.4232	~
4313	BD72	4313	+proj=longlat +a=6378388 +rf=297	-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747
4314	DHDN	4314	+proj=longlat +a=6377397.155 +rf=299.1528128	598.1,73.7,418.2,0.202,0.045,-2.455,6.7	~
4315	Conakry 1905	4315	+proj=longlat +a=6378249.2 +rf=293.466021293627	-23,259,-9	~
4316	Dealul Piscului 1930	4316	+proj=longlat +a=6378388 +rf=297	103.25,-100.4,-307.19	~
4318	NGN	4318	+proj=longlat +ellps=WGS84	-3.2,-5.7,2.8
4319	KUDAMS	4319	+proj=longlat +ellps=GRS80	-20.8,11.3,2.4
4322	WGS 72	4322	+proj=longlat +a=6378135 +rf=298.26	0,0,4.5,0,0,0.554,0.2263
4324	WGS 72BE	4324	+proj=longlat +a=6378135 +rf=298.26	0,0,1.9,0,0,0.814,-0.38
4326	WGS 84	4326	+proj=longlat +ellps=WGS84	0
4390	Kertau 1968 / Johor Grid	4245	+proj=cass +lat_0=2.04258333333333 +lon_0=103.562758333333 +x_0=0 +y_0=0 +a=6377304.063 +rf=300.8017
4391	Kertau 1968 / Sembilan and Melaka Grid	4245	+proj=cass +lat_0=2.71228333333333 +lon_0=101.941166666667 +x_0=-242.005 +y_0=-948.547 +a=6377304.063 +rf=300.8017
4392	Kertau 1968 / Pahang Grid	4245	+proj=cass +lat_0=3.71097222222222 +lon_0=102.436177777778 +x_0=0 +y_0=0 +a=6377304.063 +rf=300.8017
4393	Kertau 1968 / Selangor Grid	4245	+proj=cass +lat_0=3.68034444444444 +lon_0=101.508244444444 +x_0=-21759.438 +y_0=55960.906 +a=6377304.063 +rf=300.8017
4394	Kertau 1968 / Terengganu Grid	4245	+proj=cass +lat_0=4.94614166666667 +lon_0=102.895208333333 +x_0=0 +y_0=0 +a=6377304.063 +rf=300.8017
4395	Kertau 1968 / Pinang Grid	4245	+proj=cass +lat_0=5.421325 +lon_0=100.345869444444 +x_0=0 +y_0=0 +a=6377304.063 +rf=300.8017
4396	Kertau 1968 / Kedah and Perlis Grid	4245	+proj=cass +lat_0=5.96514722222222 +lon_0=100.637594444444 +x_0=0 +y_0=0 +a=6377304.063 +rf=300.8017
4397	Kertau 1968 / Perak Revised Grid	4245	+proj=cass +lat_0=4.85938055555556 +lon_0=100.816766666667 +x_0=0 +y_0=133453.669 +a=6377304.063 +rf=300.8017
4398	Kertau 1968 / Kelantan Grid	4245	+proj=cass +lat_0=5.89392222222222 +lon_0=102.177291666667 +x_0=0 +y_0=0 +a=6377304.063 +rf=300.8017
4399	NAD27 / BLM 59N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=171 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4400	NAD27 / BLM 60N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=177 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4401	NAD27 / BLM 1N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-177 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4402	NAD27 / BLM 2N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-171 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4403	NAD27 / BLM 3N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-165 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4404	NAD27 / BLM 4N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-159 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4405	NAD27 / BLM 5N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-153 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4406	NAD27 / BLM 6N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-147 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4407	NAD27 / BLM 7N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-141 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4408	NAD27 / BLM 8N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-135 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4409	NAD27 / BLM 9N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-129 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4410	NAD27 / BLM 10N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-123 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4411	NAD27 / BLM 11N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4412	NAD27 / BLM 12N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4413	NAD27 / BLM 13N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-105 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4414	NAD83(HARN) / Guam Map Grid	4152	+proj=tmerc +lat_0=13.5 +lon_0=144.75 +k=1 +x_0=100000 +y_0=200000 +ellps=GRS80
4415	Katanga 1955 / Katanga Lambert	4695	+proj=lcc +lat_0=-9 +lon_0=26 +lat_1=-6.5 +lat_2=-11.5 +x_0=500000 +y_0=500000 +a=6378206.4 +rf=294.978698213898
4417	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 7	4178	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=7500000 +y_0=0 +a=6378245 +rf=298.3
4418	NAD27 / BLM 18N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-75 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4419	NAD27 / BLM 19N (ftUS)	4267	+proj=tmerc +lat_0=0 +lon_0=-69 +k=0.9996 +x_0=500000.001016002 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4420	NAD83 / BLM 60N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=177 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4421	NAD83 / BLM 1N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-177 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4422	NAD83 / BLM 2N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-171 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4423	NAD83 / BLM 3N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-165 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4424	NAD83 / BLM 4N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-159 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4425	NAD83 / BLM 5N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-153 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4426	NAD83 / BLM 6N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-147 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4427	NAD83 / BLM 7N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-141 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4428	NAD83 / BLM 8N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-135 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4429	NAD83 / BLM 9N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-129 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4430	NAD83 / BLM 10N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-123 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4431	NAD83 / BLM 11N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-117 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4432	NAD83 / BLM 12N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-111 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4433	NAD83 / BLM 13N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-105 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4434	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 8	4178	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=8500000 +y_0=0 +a=6378245 +rf=298.3
4437	NAD83(NSRS2007) / Puerto Rico and Virgin Is.	4759	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.4333333333333 +lat_2=18.0333333333333 +x_0=200000 +y_0=200000 +ellps=GRS80
4438	NAD83 / BLM 18N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-75 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4439	NAD83 / BLM 19N (ftUS)	4269	+proj=tmerc +lat_0=0 +lon_0=-69 +k=0.9996 +x_0=500000.001016002 +y_0=0 +ellps=GRS80 +units=us-ft
4455	NAD27 / Pennsylvania South	4267	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4456	NAD27 / New York Long Island	4267	+proj=lcc +lat_0=40.5 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=609601.219202438 +y_0=30480.0609601219 +a=6378206.4 +rf=294.978698213898 +units=us-ft
4457	NAD83 / South Dakota North (ftUS)	4269	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
4462	WGS 84 / Australian Centre for Remote Sensing Lambert	4326	+proj=lcc +lat_0=-27 +lon_0=132 +lat_1=-18 +lat_2=-36 +x_0=0 +y_0=0 +ellps=WGS84
4463	RGSPM06	4463	+proj=longlat +ellps=GRS80	0
4466	RGSPM06	4466	+proj=longlat +ellps=GRS80	0
4467	RGSPM06 / UTM zone 21N	4463	+proj=utm +zone=21 +ellps=GRS80
4469	RGM04	4469	+proj=longlat +ellps=GRS80	0
4470	RGM04	4470	+proj=longlat +ellps=GRS80	0
4471	RGM04 / UTM zone 38S	4470	+proj=utm +zone=38 +south +ellps=GRS80
4472	Cadastre 1997	4472	+proj=longlat +a=6378388 +rf=297
4475	Cadastre 1997	4475	+proj=longlat +a=6378388 +rf=297	-381.788,-57.501,-256.673	~
4480	China Geodetic Coordinate System 2000	4480	+proj=longlat +ellps=GRS80	0
4482	Mexico ITRF92	4482	+proj=longlat +ellps=GRS80	0
4483	Mexico ITRF92	4483	+proj=longlat +ellps=GRS80	0
4484	Mexico ITRF92 / UTM zone 11N	4483	+proj=utm +zone=11 +ellps=GRS80
4485	Mexico ITRF92 / UTM zone 12N	4483	+proj=utm +zone=12 +ellps=GRS80
4486	Mexico ITRF92 / UTM zone 13N	4483	+proj=utm +zone=13 +ellps=GRS80
4487	Mexico ITRF92 / UTM zone 14N	4483	+proj=utm +zone=14 +ellps=GRS80
4488	Mexico ITRF92 / UTM zone 15N	4483	+proj=utm +zone=15 +ellps=GRS80
4489	Mexico ITRF92 / UTM zone 16N	4483	+proj=utm +zone=16 +ellps=GRS80
4490	China Geodetic Coordinate System 2000	4490	+proj=longlat +ellps=GRS80	0
4491	CGCS2000 / Gauss-Kruger zone 13	4490	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=13500000 +y_0=0 +ellps=GRS80
4492	CGCS2000 / Gauss-Kruger zone 14	4490	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=14500000 +y_0=0 +ellps=GRS80
4493	CGCS2000 / Gauss-Kruger zone 15	4490	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=15500000 +y_0=0 +ellps=GRS80
4494	CGCS2000 / Gauss-Kruger zone 16	4490	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=16500000 +y_0=0 +ellps=GRS80
4495	CGCS2000 / Gauss-Kruger zone 17	4490	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=17500000 +y_0=0 +ellps=GRS80
4496	CGCS2000 / Gauss-Kruger zone 18	4490	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +ellps=GRS80
4497	CGCS2000 / Gauss-Kruger zone 19	4490	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +ellps=GRS80
4498	CGCS2000 / Gauss-Kruger zone 20	4490	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=20500000 +y_0=0 +ellps=GRS80
4499	CGCS2000 / Gauss-Kruger zone 21	4490	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=21500000 +y_0=0 +ellps=GRS80
4500	CGCS2000 / Gauss-Kruger zone 22	4490	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=22500000 +y_0=0 +ellps=GRS80
4501	CGCS2000 / Gauss-Kruger zone 23	4490	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=23500000 +y_0=0 +ellps=GRS80
4502	CGCS2000 / Gauss-Kruger CM 75E	4490	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4503	CGCS2000 / Gauss-Kruger CM 81E	4490	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4504	CGCS2000 / Gauss-Kruger CM 87E	4490	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4505	CGCS2000 / Gauss-Kruger CM 93E	4490	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4506	CGCS2000 / Gauss-Kruger CM 99E	4490	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4507	CGCS2000 / Gauss-Kruger CM 105E	4490	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4508	CGCS2000 / Gauss-Kruger CM 111E	4490	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4509	CGCS2000 / Gauss-Kruger CM 117E	4490	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4510	CGCS2000 / Gauss-Kruger CM 123E	4490	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4511	CGCS2000 / Gauss-Kruger CM 129E	4490	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4512	CGCS2000 / Gauss-Kruger CM 135E	4490	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4513	CGCS2000 / 3-degree Gauss-Kruger zone 25	4490	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=25500000 +y_0=0 +ellps=GRS80
4514	CGCS2000 / 3-degree Gauss-Kruger zone 26	4490	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=26500000 +y_0=0 +ellps=GRS80
4515	CGCS2000 / 3-degree Gauss-Kruger zone 27	4490	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=27500000 +y_0=0 +ellps=GRS80
4516	CGCS2000 / 3-degree Gauss-Kruger zone 28	4490	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=28500000 +y_0=0 +ellps=GRS80
4517	CGCS2000 / 3-degree Gauss-Kruger zone 29	4490	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=29500000 +y_0=0 +ellps=GRS80
4518	CGCS2000 / 3-degree Gauss-Kruger zone 30	4490	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=30500000 +y_0=0 +ellps=GRS80
4519	CGCS2000 / 3-degree Gauss-Kruger zone 31	4490	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=31500000 +y_0=0 +ellps=GRS80
4520	CGCS2000 / 3-degree Gauss-Kruger zone 32	4490	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=32500000 +y_0=0 +ellps=GRS80
4521	CGCS2000 / 3-degree Gauss-Kruger zone 33	4490	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=33500000 +y_0=0 +ellps=GRS80
4522	CGCS2000 / 3-degree Gauss-Kruger zone 34	4490	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=34500000 +y_0=0 +ellps=GRS80
4523	CGCS2000 / 3-degree Gauss-Kruger zone 35	4490	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=35500000 +y_0=0 +ellps=GRS80
4524	CGCS2000 / 3-degree Gauss-Kruger zone 36	4490	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=36500000 +y_0=0 +ellps=GRS80
4525	CGCS2000 / 3-degree Gauss-Kruger zone 37	4490	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=37500000 +y_0=0 +ellps=GRS80
4526	CGCS2000 / 3-degree Gauss-Kruger zone 38	4490	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=38500000 +y_0=0 +ellps=GRS80
4527	CGCS2000 / 3-degree Gauss-Kruger zone 39	4490	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=39500000 +y_0=0 +ellps=GRS80
4528	CGCS2000 / 3-degree Gauss-Kruger zone 40	4490	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=40500000 +y_0=0 +ellps=GRS80
4529	CGCS2000 / 3-degree Gauss-Kruger zone 41	4490	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=41500000 +y_0=0 +ellps=GRS80
4530	CGCS2000 / 3-degree Gauss-Kruger zone 42	4490	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=42500000 +y_0=0 +ellps=GRS80
4531	CGCS2000 / 3-degree Gauss-Kruger zone 43	4490	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=43500000 +y_0=0 +ellps=GRS80
4532	CGCS2000 / 3-degree Gauss-Kruger zone 44	4490	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=44500000 +y_0=0 +ellps=GRS80
4533	CGCS2000 / 3-degree Gauss-Kruger zone 45	4490	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=45500000 +y_0=0 +ellps=GRS80
4534	CGCS2000 / 3-degree Gauss-Kruger CM 75E	4490	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4535	CGCS2000 / 3-degree Gauss-Kruger CM 78E	4490	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4536	CGCS2000 / 3-degree Gauss-Kruger CM 81E	4490	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4537	CGCS2000 / 3-degree Gauss-Kruger CM 84E	4490	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4538	CGCS2000 / 3-degree Gauss-Kruger CM 87E	4490	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4539	CGCS2000 / 3-degree Gauss-Kruger CM 90E	4490	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4540	CGCS2000 / 3-degree Gauss-Kruger CM 93E	4490	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4541	CGCS2000 / 3-degree Gauss-Kruger CM 96E	4490	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4542	CGCS2000 / 3-degree Gauss-Kruger CM 99E	4490	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4543	CGCS2000 / 3-degree Gauss-Kruger CM 102E	4490	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4544	CGCS2000 / 3-degree Gauss-Kruger CM 105E	4490	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4545	CGCS2000 / 3-degree Gauss-Kruger CM 108E	4490	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4546	CGCS2000 / 3-degree Gauss-Kruger CM 111E	4490	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4547	CGCS2000 / 3-degree Gauss-Kruger CM 114E	4490	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4548	CGCS2000 / 3-degree Gauss-Kruger CM 117E	4490	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4549	CGCS2000 / 3-degree Gauss-Kruger CM 120E	4490	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4550	CGCS2000 / 3-degree Gauss-Kruger CM 123E	4490	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4551	CGCS2000 / 3-degree Gauss-Kruger CM 126E	4490	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4552	CGCS2000 / 3-degree Gauss-Kruger CM 129E	4490	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4553	CGCS2000 / 3-degree Gauss-Kruger CM 132E	4490	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4554	CGCS2000 / 3-degree Gauss-Kruger CM 135E	4490	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
4555	New Beijing	4555	+proj=longlat +a=6378245 +rf=298.3
4557	RRAF 1991	4557	+proj=longlat +ellps=GRS80	0
4558	RRAF 1991	4558	+proj=longlat +ellps=GRS80	0
4559	RRAF 1991 / UTM zone 20N	4558	+proj=utm +zone=20 +ellps=GRS80
4568	New Beijing / Gauss-Kruger zone 13	4555	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=13500000 +y_0=0 +a=6378245 +rf=298.3
4569	New Beijing / Gauss-Kruger zone 14	4555	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=14500000 +y_0=0 +a=6378245 +rf=298.3
4570	New Beijing / Gauss-Kruger zone 15	4555	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=15500000 +y_0=0 +a=6378245 +rf=298.3
4571	New Beijing / Gauss-Kruger zone 16	4555	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=16500000 +y_0=0 +a=6378245 +rf=298.3
4572	New Beijing / Gauss-Kruger zone 17	4555	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=17500000 +y_0=0 +a=6378245 +rf=298.3
4573	New Beijing / Gauss-Kruger zone 18	4555	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=18500000 +y_0=0 +a=6378245 +rf=298.3
4574	New Beijing / Gauss-Kruger zone 19	4555	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=19500000 +y_0=0 +a=6378245 +rf=298.3
4575	New Beijing / Gauss-Kruger zone 20	4555	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=20500000 +y_0=0 +a=6378245 +rf=298.3
4576	New Beijing / Gauss-Kruger zone 21	4555	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=21500000 +y_0=0 +a=6378245 +rf=298.3
4577	New Beijing / Gauss-Kruger zone 22	4555	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=22500000 +y_0=0 +a=6378245 +rf=298.3
4578	New Beijing / Gauss-Kruger zone 23	4555	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=23500000 +y_0=0 +a=6378245 +rf=298.3
4579	New Beijing / Gauss-Kruger CM 75E	4555	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4580	New Beijing / Gauss-Kruger CM 81E	4555	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4581	New Beijing / Gauss-Kruger CM 87E	4555	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4582	New Beijing / Gauss-Kruger CM 93E	4555	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4583	New Beijing / Gauss-Kruger CM 99E	4555	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4584	New Beijing / Gauss-Kruger CM 105E	4555	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4585	New Beijing / Gauss-Kruger CM 111E	4555	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4586	New Beijing / Gauss-Kruger CM 117E	4555	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4587	New Beijing / Gauss-Kruger CM 123E	4555	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4588	New Beijing / Gauss-Kruger CM 129E	4555	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4589	New Beijing / Gauss-Kruger CM 135E	4555	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4601	Antigua 1943	4601	+proj=longlat +a=6378249.145 +rf=293.465	-255,-15,71	~
4602	Dominica 1945	4602	+proj=longlat +a=6378249.145 +rf=293.465	725,685,536	~
4603	Grenada 1953	4603	+proj=longlat +a=6378249.145 +rf=293.465	72,213.7,93	~
4604	Montserrat 1958	4604	+proj=longlat +a=6378249.145 +rf=293.465	174,359,365	~
4605	St. Kitts 1955	4605	+proj=longlat +a=6378249.145 +rf=293.465	9,183,236	~
4606	St. Lucia 1955	4606	+proj=longlat +a=6378249.145 +rf=293.465	-153,153,307	~
4607	St. Vincent 1945	4607	+proj=longlat +a=6378249.145 +rf=293.465	195.671,332.517,274.607
4608	NAD27(76)	4608	+proj=longlat +a=6378206.4 +rf=294.978698213898
4609	NAD27(CGQ77)	4609	+proj=longlat +a=6378206.4 +rf=294.978698213898
4610	Xian 1980	4610	+proj=longlat +a=6378140 +rf=298.257
4611	Hong Kong 1980	4611	+proj=longlat +a=6378388 +rf=297	-162.619,-276.959,-161.764,0.067753,-2.243649,-1.158827,-1.094246
4612	JGD2000	4612	+proj=longlat +ellps=GRS80	0
4613	Segara	4613	+proj=longlat +a=6377397.155 +rf=299.1528128	-404.78,685.68,45.47	~
4614	QND95	4614	+proj=longlat +a=6378388 +rf=297	-119.4248,-303.65872,-11.00061,1.164298,0.174458,1.096259,3.657065	~
4615	Porto Santo	4615	+proj=longlat +a=6378388 +rf=297	-499,-249,314	~
4616	Selvagem Grande	4616	+proj=longlat +a=6378388 +rf=297	-289,-124,60	~
4617	NAD83(CSRS)	4617	+proj=longlat +ellps=GRS80	-0.991,1.9072,0.5129,0.02579,0.00965,0.01166,0
4618	SAD69	4618	+proj=longlat +a=6378160 +rf=298.25	-66.87,4.37,-38.52	~
4619	SWEREF99	4619	+proj=longlat +ellps=GRS80	0
4620	Point 58	4620	+proj=longlat +a=6378249.145 +rf=293.465	-106,-129,165	~
4621	Fort Marigot	4621	+proj=longlat +a=6378388 +rf=297	137,248,-430	~
4622	Guadeloupe 1948	4622	+proj=longlat +a=6378388 +rf=297	-467,-16,-300
4623	CSG67	4623	+proj=longlat +a=6378388 +rf=297	-186,230,110	~
4624	RGFG95	4624	+proj=longlat +ellps=GRS80	0
4625	Martinique 1938	4625	+proj=longlat +a=6378388 +rf=297	186,482,151
4626	Reunion 1947	4626	+proj=longlat +a=6378388 +rf=297	94,-948,-1262	~
4627	RGR92	4627	+proj=longlat +ellps=GRS80	0
4628	Tahiti 52	4628	+proj=longlat +a=6378388 +rf=297	162,117,154	~
4629	Tahaa 54	4629	+proj=longlat +a=6378388 +rf=297	72.51,345.411,79.241,-1.5862,-0.8826,-0.5495,1.3653
4630	IGN72 Nuku Hiva	4630	+proj=longlat +a=6378388 +rf=297	165.804,216.213,180.26,-0.6251,-0.4515,-0.0721,7.4111	~
4632	Combani 1950	4632	+proj=longlat +a=6378388 +rf=297	-382,-59,-262	~
4633	IGN56 Lifou	4633	+proj=longlat +a=6378388 +rf=297	335.47,222.58,-230.94
4636	Petrels 1972	4636	+proj=longlat +a=6378388 +rf=297	365,194,166	~
4637	Perroud 1950	4637	+proj=longlat +a=6378388 +rf=297	325,154,172	~
4638	Saint Pierre et Miquelon 1950	4638	+proj=longlat +a=6378206.4 +rf=294.978698213898	11.363,424.148,373.13
4639	MOP78	4639	+proj=longlat +a=6378388 +rf=297	253,-132,-127	~
4641	IGN53 Mare	4641	+proj=longlat +a=6378388 +rf=297	287.58,177.78,-135.41	~
4642	ST84 Ile des Pins	4642	+proj=longlat +a=6378388 +rf=297	-13,-348,292	~
4643	ST71 Belep	4643	+proj=longlat +a=6378388 +rf=297	-480.26,-438.32,-643.429,16.3119,20.1721,-4.0349,-111.7002
4644	NEA74 Noumea	4644	+proj=longlat +a=6378388 +rf=297	-10.18,-350.43,291.37
4646	Grand Comoros	4646	+proj=longlat +a=6378388 +rf=297	-963,510,-359	~
4647	ETRS89 / UTM zone 32N (zE-N)	4258	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=32500000 +y_0=0 +ellps=GRS80
4652	New Beijing / 3-degree Gauss-Kruger zone 25	4555	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=25500000 +y_0=0 +a=6378245 +rf=298.3
4653	New Beijing / 3-degree Gauss-Kruger zone 26	4555	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=26500000 +y_0=0 +a=6378245 +rf=298.3
4654	New Beijing / 3-degree Gauss-Kruger zone 27	4555	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=27500000 +y_0=0 +a=6378245 +rf=298.3
4655	New Beijing / 3-degree Gauss-Kruger zone 28	4555	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=28500000 +y_0=0 +a=6378245 +rf=298.3
4656	New Beijing / 3-degree Gauss-Kruger zone 29	4555	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=29500000 +y_0=0 +a=6378245 +rf=298.3
4657	Reykjavik 1900	4657	+proj=longlat +a=6377019.27 +rf=300	-28,199,5	~
4658	Hjorsey 1955	4658	+proj=longlat +a=6378388 +rf=297	-73,47,-83	~
4659	ISN93	4659	+proj=longlat +ellps=GRS80	0
4660	Helle 1954	4660	+proj=longlat +a=6378388 +rf=297	982.6087,552.753,-540.873,6.6816266,-31.6114924,-19.84816,16.805
4661	LKS92	4661	+proj=longlat +ellps=GRS80	0
4662	IGN72 Grande Terre	4662	+proj=longlat +a=6378388 +rf=297	-11.64,-348.6,291.98	~
4663	Porto Santo 1995	4663	+proj=longlat +a=6378388 +rf=297	-502.862,-247.438,312.724
4664	Azores Oriental 1995	4664	+proj=longlat +a=6378388 +rf=297	-204.619,140.176,55.226
4665	Azores Central 1995	4665	+proj=longlat +a=6378388 +rf=297	-106.226,166.366,-37.893
4666	Lisbon 1890	4666	+proj=longlat +a=6377397.155 +rf=299.1528128	631.392,-66.551,481.442,1.09,-4.445,-4.487,-4.43
4667	IKBD-92	4667	+proj=longlat +ellps=WGS84	0
4668	ED79	4668	+proj=longlat +a=6378388 +rf=297	-86,-98,-119	~
4669	LKS94	4669	+proj=longlat +ellps=GRS80	0
4670	IGM95	4670	+proj=longlat +ellps=GRS80	0
4671	Voirol 1879	4671	+proj=longlat +a=6378249.2 +rf=293.466021293627
4672	Chatham Islands 1971	4672	+proj=longlat +a=6378388 +rf=297	175,-38,113	~
4673	Chatham Islands 1979	4673	+proj=longlat +a=6378388 +rf=297	174.05,-25.49,112.57,0,0,0.554,0.2263	~
4674	SIRGAS 2000	4674	+proj=longlat +ellps=GRS80	0
4676	Vientiane 1982	4676	+proj=longlat +a=6378245 +rf=298.3	-2.227,6.524,2.178
4677	Lao 1993	4677	+proj=longlat +a=6378245 +rf=298.3
4678	Lao 1997	4678	+proj=longlat +a=6378245 +rf=298.3	44.585,-131.212,-39.544	~
4679	Jouik 1961	4679	+proj=longlat +a=6378249.145 +rf=293.465	-80.01,253.26,291.19
4680	Nouakchott 1965	4680	+proj=longlat +a=6378249.145 +rf=293.465	124.5,-63.5,-281	~
4682	Gulshan 303	4682	+proj=longlat +a=6377276.345 +rf=300.8017	283.7,735.9,261.1
4683	PRS92	4683	+proj=longlat +a=6378206.4 +rf=294.978698213898	-127.62,-67.24,-47.04,-3.068,4.903,1.578,-1.06	~
4684	Gan 1970	4684	+proj=longlat +a=6378388 +rf=297	-133,-321,50	~
4686	MAGNA-SIRGAS	4686	+proj=longlat +ellps=GRS80	0
4687	RGPF	4687	+proj=longlat +ellps=GRS80	0.072,-0.507,-0.245,-0.0183,0.0003,-0.007,-0.0093
4688	Fatu Iva 72	4688	+proj=longlat +a=6378388 +rf=297	347.175,1077.618,2623.677,33.9058,-70.6776,9.4013,186.0647	~
4689	IGN63 Hiva Oa	4689	+proj=longlat +a=6378388 +rf=297	410.793,54.542,80.501,-2.5596,-2.3517,-0.6594,17.3218	~
4690	Tahiti 79	4690	+proj=longlat +a=6378388 +rf=297	221.597,152.441,176.523,2.403,1.3893,0.884,11.4648
4691	Moorea 87	4691	+proj=longlat +a=6378388 +rf=297	218.769,150.75,176.75,3.5231,2.0037,1.288,10.9817
4692	Maupiti 83	4692	+proj=longlat +a=6378388 +rf=297	217.037,86.959,23.956
4693	Nakhl-e Ghanem	4693	+proj=longlat +ellps=WGS84	0,-0.15,0.68
4694	POSGAR 94	4694	+proj=longlat +ellps=WGS84	0
4695	Katanga 1955	4695	+proj=longlat +a=6378206.4 +rf=294.978698213898	-103.746,-9.614,-255.95
4696	Kasai 1953	4696	+proj=longlat +a=6378249.145 +rf=293.465
4697	IGC 1962 6th Parallel South	4697	+proj=longlat +a=6378249.145 +rf=293.465
4698	IGN 1962 Kerguelen	4698	+proj=longlat +a=6378388 +rf=297	145,-187,103	~
4699	Le Pouce 1934	4699	+proj=longlat +a=6378249.145 +rf=293.465	-770.1,158.4,-498.2	~
4700	IGN Astro 1960	4700	+proj=longlat +a=6378249.145 +rf=293.465
4701	IGCB 1955	4701	+proj=longlat +a=6378249.145 +rf=293.465	-79.9,-158,-168.9	~
4702	Mauritania 1999	4702	+proj=longlat +ellps=GRS80	0
4703	Mhast 1951	4703	+proj=longlat +a=6378249.145 +rf=293.465
4704	Mhast (onshore)	4704	+proj=longlat +a=6378388 +rf=297
4705	Mhast (offshore)	4705	+proj=longlat +a=6378388 +rf=297	-255,-29,-105	~
4706	Egypt Gulf of Suez S-650 TL	4706	+proj=longlat +a=6378200 +rf=298.3	-146.21,112.63,4.05	~
4707	Tern Island 1961	4707	+proj=longlat +a=6378388 +rf=297	114,-116,-333	~
4708	Cocos Islands 1965	4708	+proj=longlat +a=6378160 +rf=298.25	-491,-22,435	~
4709	Iwo Jima 1945	4709	+proj=longlat +a=6378388 +rf=297	145,75,-272	~
4710	Astro DOS 71	4710	+proj=longlat +a=6378388 +rf=297	-323.65,551.39,-491.22
4711	Marcus Island 1952	4711	+proj=longlat +a=6378388 +rf=297	124,-234,-25	~
4712	Ascension Island 1958	4712	+proj=longlat +a=6378388 +rf=297	-205,107,53	~
4713	Ayabelle Lighthouse	4713	+proj=longlat +a=6378249.145 +rf=293.465	-77,-128,142	~
4714	Bellevue	4714	+proj=longlat +a=6378388 +rf=297	-127,-769,472	~
4715	Camp Area Astro	4715	+proj=longlat +a=6378388 +rf=297	-104,-129,239	~
4716	Phoenix Islands 1966	4716	+proj=longlat +a=6378388 +rf=297	298,-304,-375	~
4717	Cape Canaveral	4717	+proj=longlat +a=6378206.4 +rf=294.978698213898	-2,151,181	~
4718	Solomon 1968	4718	+proj=longlat +a=6378388 +rf=297	230,-199,-752	~
4719	Easter Island 1967	4719	+proj=longlat +a=6378388 +rf=297	211,147,111	~
4720	Fiji 1986	4720	+proj=longlat +a=6378135 +rf=298.26	0,0,4.5,0,0,0.554,0.2263
4721	Fiji 1956	4721	+proj=longlat +a=6378388 +rf=297	265.025,384.929,-194.046	~
4722	South Georgia 1968	4722	+proj=longlat +a=6378388 +rf=297	-794,119,-298	~
4723	GCGD59	4723	+proj=longlat +a=6378206.4 +rf=294.978698213898	-179.483,-69.379,-27.584,-7.862,8.163,6.042,-13.925
4724	Diego Garcia 1969	4724	+proj=longlat +a=6378388 +rf=297	208,-435,-229	~
4725	Johnston Island 1961	4725	+proj=longlat +a=6378388 +rf=297	189,-79,-202	~
4726	SIGD61	4726	+proj=longlat +a=6378206.4 +rf=294.978698213898	8.853,-52.644,180.304,-0.393,-2.323,2.96,-24.081
4727	Midway 1961	4727	+proj=longlat +a=6378388 +rf=297	403,-81,277	~
4728	PN84	4728	+proj=longlat +a=6378388 +rf=297	-307,-92,127	~
4729	Pitcairn 1967	4729	+proj=longlat +a=6378388 +rf=297	185,165,42	~
4730	Santo 1965	4730	+proj=longlat +a=6378388 +rf=297	170,42,84	~
4732	Marshall Islands 1960	4732	+proj=longlat +a=6378270 +rf=297	102,52,-38	~
4733	Wake Island 1952	4733	+proj=longlat +a=6378388 +rf=297	276,-57,149	~
4734	Tristan 1968	4734	+proj=longlat +a=6378388 +rf=297	-632,438,-609	~
4735	Kusaie 1951	4735	+proj=longlat +a=6378388 +rf=297	647,1777,-1124	~
4736	Deception Island	4736	+proj=longlat +a=6378249.145 +rf=293.465	260,12,-147	~
4737	Korea 2000	4737	+proj=longlat +ellps=GRS80	0
4738	Hong Kong 1963	4738	+proj=longlat +a=6378293.64520876 +b=6356617.98767984
4739	Hong Kong 1963(67)	4739	+proj=longlat +a=6378388 +rf=297	-156,-271,-189
4740	PZ-90	4740	+proj=longlat +a=6378136 +rf=298.257839303	0,0,1.5,0,0,0.076,0
4741	FD54	4741	+proj=longlat +a=6378388 +rf=297	-153.33,-169.41,86.39	~
4742	GDM2000	4742	+proj=longlat +ellps=GRS80	0
4743	Karbala 1979	4743	+proj=longlat +a=6378249.145 +rf=293.465	70.995,-335.916,262.898
4744	Nahrwan 1934	4744	+proj=longlat +a=6378249.145 +rf=293.465	-242.2,-144.9,370.3	~
4745	RD/83	4745	+proj=longlat +a=6377397.155 +rf=299.1528128	612.4,77,440.2,-0.054,0.057,-2.797,2.55	~
4746	PD/83	4746	+proj=longlat +a=6377397.155 +rf=299.1528128	599.4,72.4,419.2,-0.062,-0.022,-2.723,6.46	~
4747	GR96	4747	+proj=longlat +ellps=GRS80	0
4748	Vanua Levu 1915	4748	+proj=longlat +a=6378306.3696 +b=6356571.996	51,391,-36	~
4749	RGNC91-93	4749	+proj=longlat +ellps=GRS80	0
4750	ST87 Ouvea	4750	+proj=longlat +ellps=WGS84	-56.263,16.136,-22.856
4751	Kertau (RSO)	4751	+proj=longlat +a=6377295.664 +rf=300.8017	0
4752	Viti Levu 1912	4752	+proj=longlat +a=6378306.3696 +b=6356571.996	98,390,-22	~
4753	fk89	4753	+proj=longlat +a=6378388 +rf=297
4754	LGD2006	4754	+proj=longlat +a=6378388 +rf=297	-208.4058,-109.8777,-2.5764	~
4755	DGN95	4755	+proj=longlat +ellps=WGS84	0
4756	VN-2000	4756	+proj=longlat +ellps=WGS84	-191.90441429,-39.30318279,-111.45032835,0.00928836,-0.01975479,0.00427372,0.252906278
4757	SVY21	4757	+proj=longlat +ellps=WGS84	0
4758	JAD2001	4758	+proj=longlat +ellps=WGS84	0
4759	NAD83(NSRS2007)	4759	+proj=longlat +ellps=GRS80	0
4760	WGS 66	4760	+proj=longlat +a=6378145 +rf=298.25
4761	HTRS96	4761	+proj=longlat +ellps=GRS80	0
4762	BDA2000	4762	+proj=longlat +ellps=WGS84	0
4763	Pitcairn 2006	4763	+proj=longlat +ellps=WGS84	0
4764	RSRGD2000	4764	+proj=longlat +ellps=GRS80	0
4765	Slovenia 1996	4765	+proj=longlat +ellps=GRS80	0
4766	New Beijing / 3-degree Gauss-Kruger zone 30	4555	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=30500000 +y_0=0 +a=6378245 +rf=298.3
4767	New Beijing / 3-degree Gauss-Kruger zone 31	4555	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=31500000 +y_0=0 +a=6378245 +rf=298.3
4768	New Beijing / 3-degree Gauss-Kruger zone 32	4555	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=32500000 +y_0=0 +a=6378245 +rf=298.3
4769	New Beijing / 3-degree Gauss-Kruger zone 33	4555	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=33500000 +y_0=0 +a=6378245 +rf=298.3
4770	New Beijing / 3-degree Gauss-Kruger zone 34	4555	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=34500000 +y_0=0 +a=6378245 +rf=298.3
4771	New Beijing / 3-degree Gauss-Kruger zone 35	4555	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=35500000 +y_0=0 +a=6378245 +rf=298.3
4772	New Beijing / 3-degree Gauss-Kruger zone 36	4555	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=36500000 +y_0=0 +a=6378245 +rf=298.3
4773	New Beijing / 3-degree Gauss-Kruger zone 37	4555	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=37500000 +y_0=0 +a=6378245 +rf=298.3
4774	New Beijing / 3-degree Gauss-Kruger zone 38	4555	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=38500000 +y_0=0 +a=6378245 +rf=298.3
4775	New Beijing / 3-degree Gauss-Kruger zone 39	4555	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=39500000 +y_0=0 +a=6378245 +rf=298.3
4776	New Beijing / 3-degree Gauss-Kruger zone 40	4555	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=40500000 +y_0=0 +a=6378245 +rf=298.3
4777	New Beijing / 3-degree Gauss-Kruger zone 41	4555	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=41500000 +y_0=0 +a=6378245 +rf=298.3
4778	New Beijing / 3-degree Gauss-Kruger zone 42	4555	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=42500000 +y_0=0 +a=6378245 +rf=298.3
4779	New Beijing / 3-degree Gauss-Kruger zone 43	4555	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=43500000 +y_0=0 +a=6378245 +rf=298.3
4780	New Beijing / 3-degree Gauss-Kruger zone 44	4555	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=44500000 +y_0=0 +a=6378245 +rf=298.3
4781	New Beijing / 3-degree Gauss-Kruger zone 45	4555	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=45500000 +y_0=0 +a=6378245 +rf=298.3
4782	New Beijing / 3-degree Gauss-Kruger CM 75E	4555	+proj=tmerc +lat_0=0 +lon_0=75 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4783	New Beijing / 3-degree Gauss-Kruger CM 78E	4555	+proj=tmerc +lat_0=0 +lon_0=78 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4784	New Beijing / 3-degree Gauss-Kruger CM 81E	4555	+proj=tmerc +lat_0=0 +lon_0=81 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4785	New Beijing / 3-degree Gauss-Kruger CM 84E	4555	+proj=tmerc +lat_0=0 +lon_0=84 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4786	New Beijing / 3-degree Gauss-Kruger CM 87E	4555	+proj=tmerc +lat_0=0 +lon_0=87 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4787	New Beijing / 3-degree Gauss-Kruger CM 90E	4555	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4788	New Beijing / 3-degree Gauss-Kruger CM 93E	4555	+proj=tmerc +lat_0=0 +lon_0=93 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4789	New Beijing / 3-degree Gauss-Kruger CM 96E	4555	+proj=tmerc +lat_0=0 +lon_0=96 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4790	New Beijing / 3-degree Gauss-Kruger CM 99E	4555	+proj=tmerc +lat_0=0 +lon_0=99 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4791	New Beijing / 3-degree Gauss-Kruger CM 102E	4555	+proj=tmerc +lat_0=0 +lon_0=102 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4792	New Beijing / 3-degree Gauss-Kruger CM 105E	4555	+proj=tmerc +lat_0=0 +lon_0=105 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4793	New Beijing / 3-degree Gauss-Kruger CM 108E	4555	+proj=tmerc +lat_0=0 +lon_0=108 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4794	New Beijing / 3-degree Gauss-Kruger CM 111E	4555	+proj=tmerc +lat_0=0 +lon_0=111 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4795	New Beijing / 3-degree Gauss-Kruger CM 114E	4555	+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4796	New Beijing / 3-degree Gauss-Kruger CM 117E	4555	+proj=tmerc +lat_0=0 +lon_0=117 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4797	New Beijing / 3-degree Gauss-Kruger CM 120E	4555	+proj=tmerc +lat_0=0 +lon_0=120 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4798	New Beijing / 3-degree Gauss-Kruger CM 123E	4555	+proj=tmerc +lat_0=0 +lon_0=123 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4799	New Beijing / 3-degree Gauss-Kruger CM 126E	4555	+proj=tmerc +lat_0=0 +lon_0=126 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4800	New Beijing / 3-degree Gauss-Kruger CM 129E	4555	+proj=tmerc +lat_0=0 +lon_0=129 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4801	Bern 1898 (Bern)	4801	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=bern	674.4,15.1,405.3	~
4802	Bogota 1975 (Bogota)	4802	+proj=longlat +a=6378388 +rf=297 +pm=bogota	307,304,-318	~
4803	Lisbon (Lisbon)	4803	+proj=longlat +a=6378388 +rf=297 +pm=lisbon	-282.1,-72.2,120,-1.529,0.145,-0.89,-4.46	~
4804	Makassar (Jakarta)	4804	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=jakarta	-587.8,519.75,145.76	~
4805	MGI (Ferro)	4805	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=ferro	577.326,90.129,463.919,5.137,1.474,5.297,2.4232
4806	Monte Mario (Rome)	4806	+proj=longlat +a=6378388 +rf=297 +pm=rome	-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68	~
4807	NTF (Paris)	4807	+proj=longlat +a=6378249.2 +rf=293.466021293627 +pm=paris +units=grad	-168,-60,320	~
4809	BD50 (Brussels)	4809	+proj=longlat +a=6378388 +rf=297 +pm=brussels
4810	Tananarive (Paris)	4810	+proj=longlat +a=6378388 +rf=297 +pm=paris +units=grad	-198.383,-240.517,-107.909	~
4811	Voirol 1875 (Paris)	4811	+proj=longlat +a=6378249.2 +rf=293.466021293627 +pm=paris +units=grad	-73,-247,227	~
4812	New Beijing / 3-degree Gauss-Kruger CM 132E	4555	+proj=tmerc +lat_0=0 +lon_0=132 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4813	Batavia (Jakarta)	4813	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=jakarta	-377,681,-50	~
4814	RT38 (Stockholm)	4814	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=stockholm
4815	Greek (Athens)	4815	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=athens
4816	Carthage (Paris)	4816	+proj=longlat +a=6378249.2 +rf=293.466021293627 +pm=paris +units=grad	-260.1,5.5,432.2	~
4817	NGO 1948 (Oslo)	4817	+proj=longlat +a=6377492.018 +rf=299.1528128 +pm=oslo	278.3,93,474.5,7.889,0.05,-6.61,6.21	~
4818	S-JTSK (Ferro)	4818	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=ferro	570.8,85.7,462.8,4.998,1.587,5.261,3.56	~
4820	Segara (Jakarta)	4820	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=jakarta	-404.78,685.68,45.47	~
4821	Voirol 1879 (Paris)	4821	+proj=longlat +a=6378249.2 +rf=293.466021293627 +pm=paris +units=grad
4822	New Beijing / 3-degree Gauss-Kruger CM 135E	4555	+proj=tmerc +lat_0=0 +lon_0=135 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
4823	Sao Tome	4823	+proj=longlat +a=6378388 +rf=297
4824	Principe	4824	+proj=longlat +a=6378388 +rf=297
4826	WGS 84 / Cape Verde National	4326	+proj=lcc +lat_0=15.8333333333333 +lon_0=-24 +lat_1=15 +lat_2=16.6666666666667 +x_0=161587.83 +y_0=128511.202 +ellps=WGS84
4839	ETRS89 / LCC Germany (N-E)	4258	+proj=lcc +lat_0=51 +lon_0=10.5 +lat_1=48.6666666666667 +lat_2=53.6666666666667 +x_0=0 +y_0=0 +ellps=GRS80
4883	Slovenia 1996	4883	+proj=longlat +ellps=GRS80	0
4885	RSRGD2000	4885	+proj=longlat +ellps=GRS80	0
4887	BDA2000	4887	+proj=longlat +ellps=WGS84	0
4889	HTRS96	4889	+proj=longlat +ellps=GRS80	0
4891	WGS 66	4891	+proj=longlat +a=6378145 +rf=298.25
4893	NAD83(NSRS2007)	4893	+proj=longlat +ellps=GRS80	0
4895	JAD2001	4895	+proj=longlat +ellps=WGS84	0
4898	DGN95	4898	+proj=longlat +ellps=WGS84	0
4900	LGD2006	4900	+proj=longlat +a=6378388 +rf=297
4901	ATF (Paris)	4901	+proj=longlat +a=6376523 +rf=308.64 +pm=2.33720833333333 +units=grad
4903	Madrid 1870 (Madrid)	4903	+proj=longlat +a=6378298.3 +rf=294.73 +pm=-3.687375
4904	Lisbon 1890 (Lisbon)	4904	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=lisbon	631.392,-66.551,481.442,1.09,-4.445,-4.487,-4.43	~
4907	RGNC91-93	4907	+proj=longlat +ellps=GRS80	0
4909	GR96	4909	+proj=longlat +ellps=GRS80	0
4921	GDM2000	4921	+proj=longlat +ellps=GRS80	0
4923	PZ-90	4923	+proj=longlat +a=6378136 +rf=298.257839303
4925	Mauritania 1999	4925	+proj=longlat +ellps=GRS80	0
4927	Korea 2000	4927	+proj=longlat +ellps=GRS80	0
4929	POSGAR 94	4929	+proj=longlat +ellps=WGS84	0
4931	Australian Antarctic	4931	+proj=longlat +ellps=GRS80	0
4933	CHTRS95	4933	+proj=longlat +ellps=GRS80	0
4935	EST97	4935	+proj=longlat +ellps=GRS80	0
4937	ETRS89	4937	+proj=longlat +ellps=GRS80	0
4939	GDA94	4939	+proj=longlat +ellps=GRS80	0
4941	Hartebeesthoek94	4941	+proj=longlat +ellps=WGS84	0
4943	IRENET95	4943	+proj=longlat +ellps=GRS80	0
4945	ISN93	4945	+proj=longlat +ellps=GRS80	0
4947	JGD2000	4947	+proj=longlat +ellps=GRS80	0
4949	LKS92	4949	+proj=longlat +ellps=GRS80	0
4951	LKS94	4951	+proj=longlat +ellps=GRS80	0
4953	Moznet	4953	+proj=longlat +ellps=WGS84	0
4955	NAD83(CSRS)	4955	+proj=longlat +ellps=GRS80	0
4957	NAD83(HARN)	4957	+proj=longlat +ellps=GRS80	0
4959	NZGD2000	4959	+proj=longlat +ellps=GRS80	0
4961	POSGAR 98	4961	+proj=longlat +ellps=GRS80	0
4963	REGVEN	4963	+proj=longlat +ellps=GRS80	0
4965	RGF93 v1	4965	+proj=longlat +ellps=GRS80	0
4967	RGFG95	4967	+proj=longlat +ellps=GRS80	0
4971	RGR92	4971	+proj=longlat +ellps=GRS80	0
4975	SIRGAS 1995	4975	+proj=longlat +ellps=GRS80	0
4977	SWEREF99	4977	+proj=longlat +ellps=GRS80	0
4979	WGS 84	4979	+proj=longlat +ellps=WGS84	0
4981	Yemen NGN96	4981	+proj=longlat +ellps=WGS84	0
4983	IGM95	4983	+proj=longlat +ellps=GRS80	0
4985	WGS 72	4985	+proj=longlat +a=6378135 +rf=298.26
4987	WGS 72BE	4987	+proj=longlat +a=6378135 +rf=298.26
4989	SIRGAS 2000	4989	+proj=longlat +ellps=GRS80	0
4991	Lao 1993	4991	+proj=longlat +a=6378245 +rf=298.3
4993	Lao 1997	4993	+proj=longlat +a=6378245 +rf=298.3
4995	PRS92	4995	+proj=longlat +a=6378206.4 +rf=294.978698213898
4997	MAGNA-SIRGAS	4997	+proj=longlat +ellps=GRS80	0
4999	RGPF	4999	+proj=longlat +ellps=GRS80	0
5012	PTRA08	5012	+proj=longlat +ellps=GRS80	0
5013	PTRA08	5013	+proj=longlat +ellps=GRS80	0
5014	PTRA08 / UTM zone 25N	5013	+proj=utm +zone=25 +ellps=GRS80
5015	PTRA08 / UTM zone 26N	5013	+proj=utm +zone=26 +ellps=GRS80
5016	PTRA08 / UTM zone 28N	5013	+proj=utm +zone=28 +ellps=GRS80
5018	Lisbon / Portuguese Grid New	4207	+proj=tmerc +lat_0=39.6666666666667 +lon_0=-8.13190611111111 +k=1 +x_0=0 +y_0=0 +a=6378388 +rf=297
5041	WGS 84 / UPS North (E,N)	4326	+proj=stere +lat_0=90 +lon_0=0 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
5042	WGS 84 / UPS South (E,N)	4326	+proj=stere +lat_0=-90 +lon_0=0 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
5048	ETRS89 / TM35FIN(N,E)	4258	+proj=utm +zone=35 +ellps=GRS80
5069	NAD27 / Conus Albers	4267	+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
5070	NAD83 / Conus Albers	4269	+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +ellps=GRS80
5071	NAD83(HARN) / Conus Albers	4152	+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +ellps=GRS80
5072	NAD83(NSRS2007) / Conus Albers	4759	+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +ellps=GRS80
5105	ETRS89 / NTM zone 5	4258	+proj=tmerc +lat_0=58 +lon_0=5.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5106	ETRS89 / NTM zone 6	4258	+proj=tmerc +lat_0=58 +lon_0=6.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5107	ETRS89 / NTM zone 7	4258	+proj=tmerc +lat_0=58 +lon_0=7.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5108	ETRS89 / NTM zone 8	4258	+proj=tmerc +lat_0=58 +lon_0=8.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5109	ETRS89 / NTM zone 9	4258	+proj=tmerc +lat_0=58 +lon_0=9.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5110	ETRS89 / NTM zone 10	4258	+proj=tmerc +lat_0=58 +lon_0=10.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5111	ETRS89 / NTM zone 11	4258	+proj=tmerc +lat_0=58 +lon_0=11.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5112	ETRS89 / NTM zone 12	4258	+proj=tmerc +lat_0=58 +lon_0=12.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5113	ETRS89 / NTM zone 13	4258	+proj=tmerc +lat_0=58 +lon_0=13.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5114	ETRS89 / NTM zone 14	4258	+proj=tmerc +lat_0=58 +lon_0=14.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5115	ETRS89 / NTM zone 15	4258	+proj=tmerc +lat_0=58 +lon_0=15.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5116	ETRS89 / NTM zone 16	4258	+proj=tmerc +lat_0=58 +lon_0=16.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5117	ETRS89 / NTM zone 17	4258	+proj=tmerc +lat_0=58 +lon_0=17.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5118	ETRS89 / NTM zone 18	4258	+proj=tmerc +lat_0=58 +lon_0=18.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5119	ETRS89 / NTM zone 19	4258	+proj=tmerc +lat_0=58 +lon_0=19.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5120	ETRS89 / NTM zone 20	4258	+proj=tmerc +lat_0=58 +lon_0=20.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5121	ETRS89 / NTM zone 21	4258	+proj=tmerc +lat_0=58 +lon_0=21.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5122	ETRS89 / NTM zone 22	4258	+proj=tmerc +lat_0=58 +lon_0=22.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5123	ETRS89 / NTM zone 23	4258	+proj=tmerc +lat_0=58 +lon_0=23.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5124	ETRS89 / NTM zone 24	4258	+proj=tmerc +lat_0=58 +lon_0=24.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5125	ETRS89 / NTM zone 25	4258	+proj=tmerc +lat_0=58 +lon_0=25.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5126	ETRS89 / NTM zone 26	4258	+proj=tmerc +lat_0=58 +lon_0=26.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5127	ETRS89 / NTM zone 27	4258	+proj=tmerc +lat_0=58 +lon_0=27.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5128	ETRS89 / NTM zone 28	4258	+proj=tmerc +lat_0=58 +lon_0=28.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5129	ETRS89 / NTM zone 29	4258	+proj=tmerc +lat_0=58 +lon_0=29.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5130	ETRS89 / NTM zone 30	4258	+proj=tmerc +lat_0=58 +lon_0=30.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5132	Tokyo 1892	5132	+proj=longlat +a=6377397.155 +rf=299.1528128
5167	Korean 1985 / East Sea Belt	4162	+proj=tmerc +lat_0=38 +lon_0=131 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5168	Korean 1985 / Central Belt Jeju	4162	+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=550000 +a=6377397.155 +rf=299.1528128
5169	Tokyo 1892 / Korea West Belt	5132	+proj=tmerc +lat_0=38 +lon_0=125 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5170	Tokyo 1892 / Korea Central Belt	5132	+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5171	Tokyo 1892 / Korea East Belt	5132	+proj=tmerc +lat_0=38 +lon_0=129 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5172	Tokyo 1892 / Korea East Sea Belt	5132	+proj=tmerc +lat_0=38 +lon_0=131 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5173	Korean 1985 / Modified West Belt	4162	+proj=tmerc +lat_0=38 +lon_0=125.002890277778 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5174	Korean 1985 / Modified Central Belt	4162	+proj=tmerc +lat_0=38 +lon_0=127.002890277778 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5175	Korean 1985 / Modified Central Belt Jeju	4162	+proj=tmerc +lat_0=38 +lon_0=127.002890277778 +k=1 +x_0=200000 +y_0=550000 +a=6377397.155 +rf=299.1528128
5176	Korean 1985 / Modified East Belt	4162	+proj=tmerc +lat_0=38 +lon_0=129.002890277778 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5177	Korean 1985 / Modified East Sea Belt	4162	+proj=tmerc +lat_0=38 +lon_0=131.002890277778 +k=1 +x_0=200000 +y_0=500000 +a=6377397.155 +rf=299.1528128
5178	Korean 1985 / Unified CS	4162	+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +a=6377397.155 +rf=299.1528128
5179	Korea 2000 / Unified CS	4737	+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80
5180	Korea 2000 / West Belt	4737	+proj=tmerc +lat_0=38 +lon_0=125 +k=1 +x_0=200000 +y_0=500000 +ellps=GRS80
5181	Korea 2000 / Central Belt	4737	+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=500000 +ellps=GRS80
5182	Korea 2000 / Central Belt Jeju	4737	+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=550000 +ellps=GRS80
5183	Korea 2000 / East Belt	4737	+proj=tmerc +lat_0=38 +lon_0=129 +k=1 +x_0=200000 +y_0=500000 +ellps=GRS80
5184	Korea 2000 / East Sea Belt	4737	+proj=tmerc +lat_0=38 +lon_0=131 +k=1 +x_0=200000 +y_0=500000 +ellps=GRS80
5185	Korea 2000 / West Belt 2010	4737	+proj=tmerc +lat_0=38 +lon_0=125 +k=1 +x_0=200000 +y_0=600000 +ellps=GRS80
5186	Korea 2000 / Central Belt 2010	4737	+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=600000 +ellps=GRS80
5187	Korea 2000 / East Belt 2010	4737	+proj=tmerc +lat_0=38 +lon_0=129 +k=1 +x_0=200000 +y_0=600000 +ellps=GRS80
5188	Korea 2000 / East Sea Belt 2010	4737	+proj=tmerc +lat_0=38 +lon_0=131 +k=1 +x_0=200000 +y_0=600000 +ellps=GRS80
5221	S-JTSK (Ferro) / Krovak East North	4818	+proj=krovak +lat_0=49.5 +lon_0=42.5 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128 +pm=ferro
5223	WGS 84 / Gabon TM	4326	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9996 +x_0=500000 +y_0=500000 +ellps=WGS84
5228	S-JTSK/05	5228	+proj=longlat +a=6377397.155 +rf=299.1528128	572.213,85.334,461.94,4.9732,1.529,5.2484,3.5378
5229	S-JTSK/05 (Ferro)	5229	+proj=longlat +a=6377397.155 +rf=299.1528128 +pm=ferro	572.213,85.334,461.94,4.9732,1.529,5.2484,3.5378	~
5233	SLD99	5233	+proj=longlat +a=6377276.345 +rf=300.8017	-0.293,766.95,87.713,0.195704,1.695068,3.473016,-0.039338	~
5234	Kandawala / Sri Lanka Grid	4244	+proj=tmerc +lat_0=7.00048027777778 +lon_0=80.7717111111111 +k=0.9999238418 +x_0=200000 +y_0=200000 +a=6377276.345 +rf=300.8017
5235	SLD99 / Sri Lanka Grid 1999	5233	+proj=tmerc +lat_0=7.00047152777778 +lon_0=80.7717130833333 +k=0.9999238418 +x_0=500000 +y_0=500000 +a=6377276.345 +rf=300.8017
5243	ETRS89 / LCC Germany (E-N)	4258	+proj=lcc +lat_0=51 +lon_0=10.5 +lat_1=48.6666666666667 +lat_2=53.6666666666667 +x_0=0 +y_0=0 +ellps=GRS80
5245	GDBD2009	5245	+proj=longlat +ellps=GRS80	0
5246	GDBD2009	5246	+proj=longlat +ellps=GRS80	0
5247	GDBD2009 / Brunei BRSO	5246	+proj=omerc +no_uoff +lat_0=4 +lonc=115 +alpha=53.31580995 +gamma=53.1301023611111 +k=0.99984 +x_0=0 +y_0=0 +ellps=GRS80
5251	TUREF	5251	+proj=longlat +ellps=GRS80	0
5252	TUREF	5252	+proj=longlat +ellps=GRS80	0
5253	TUREF / TM27	5252	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
5254	TUREF / TM30	5252	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
5255	TUREF / TM33	5252	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
5256	TUREF / TM36	5252	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
5257	TUREF / TM39	5252	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
5258	TUREF / TM42	5252	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
5259	TUREF / TM45	5252	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
5263	DRUKREF 03	5263	+proj=longlat +ellps=GRS80	0
5264	DRUKREF 03	5264	+proj=longlat +ellps=GRS80	0
5266	DRUKREF 03 / Bhutan National Grid	5264	+proj=tmerc +lat_0=0 +lon_0=90 +k=1 +x_0=250000 +y_0=0 +ellps=GRS80
5269	TUREF / 3-degree Gauss-Kruger zone 9	5252	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=9500000 +y_0=0 +ellps=GRS80
5270	TUREF / 3-degree Gauss-Kruger zone 10	5252	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=10500000 +y_0=0 +ellps=GRS80
5271	TUREF / 3-degree Gauss-Kruger zone 11	5252	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=11500000 +y_0=0 +ellps=GRS80
5272	TUREF / 3-degree Gauss-Kruger zone 12	5252	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=12500000 +y_0=0 +ellps=GRS80
5273	TUREF / 3-degree Gauss-Kruger zone 13	5252	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=13500000 +y_0=0 +ellps=GRS80
5274	TUREF / 3-degree Gauss-Kruger zone 14	5252	+proj=tmerc +lat_0=0 +lon_0=42 +k=1 +x_0=14500000 +y_0=0 +ellps=GRS80
5275	TUREF / 3-degree Gauss-Kruger zone 15	5252	+proj=tmerc +lat_0=0 +lon_0=45 +k=1 +x_0=15500000 +y_0=0 +ellps=GRS80
5292	DRUKREF 03 / Bumthang TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.7333333333333 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5293	DRUKREF 03 / Chhukha TM	5264	+proj=tmerc +lat_0=0 +lon_0=89.55 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5294	DRUKREF 03 / Dagana TM	5264	+proj=tmerc +lat_0=0 +lon_0=89.85 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5295	DRUKREF 03 / Gasa TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.0333333333333 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5296	DRUKREF 03 / Ha TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.15 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5297	DRUKREF 03 / Lhuentse TM	5264	+proj=tmerc +lat_0=0 +lon_0=91.1333333333333 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5298	DRUKREF 03 / Mongar TM	5264	+proj=tmerc +lat_0=0 +lon_0=91.2333333333333 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5299	DRUKREF 03 / Paro TM	5264	+proj=tmerc +lat_0=0 +lon_0=89.35 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5300	DRUKREF 03 / Pemagatshel TM	5264	+proj=tmerc +lat_0=0 +lon_0=91.35 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
53001	Plate Carree		+proj=eqc +lat_ts=0 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53002	Equidistant Cyl.	4035	+proj=eqc +lat_ts=60 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53003	Miller Cylindrical		+proj=mill +R_A +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53004	Mercator	4035	+proj=merc +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53008	Sinusoidal		+proj=sinu +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53009	Mollweide		+proj=moll +lon_0=0 +x_0=0 +y_0=0 +R=6371000
5301	DRUKREF 03 / Punakha TM	5264	+proj=tmerc +lat_0=0 +lon_0=89.85 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
53010	Eckert VI		+proj=eck6 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53017	Behrmann		+proj=cea +lat_ts=30 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
5302	DRUKREF 03 / Samdrup Jongkhar TM	5264	+proj=tmerc +lat_0=0 +lon_0=91.5666666666667 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
53021	Polyconic	4035	+proj=poly +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53024	Bonne		+proj=bonne +lat_1=60 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53025	Hotine		+proj=omerc +lat_0=40 +lat_1=0 +lon_1=0 +lat_2=60 +lon_2=60 +k=1 +x_0=0 +y_0=0 +R=6371000
53026	Stereographic		+proj=stere +lat_0=0 +lon_0=0 +k=1 +x_0=0 +y_0=0 +R=6371000
53027	Equidistant Conic		+proj=eqdc +lat_0=0 +lon_0=0 +lat_1=60 +lat_2=60 +x_0=0 +y_0=0 +R=6371000
53028	Cassini	4035	+proj=cass +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53029	Van der Grinten I		+proj=vandg +R_A +lon_0=0 +x_0=0 +y_0=0 +R=6371000
5303	DRUKREF 03 / Samtse TM	5264	+proj=tmerc +lat_0=0 +lon_0=89.0666666666667 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
53030	Robinson		+proj=robin +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53032	Azimuthal Equidistant		+proj=aeqd +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53034	Cylindrical Equal Area		+proj=cea +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +R=6371000
53035	Equal Earth Greenwich		+proj=eqearth +lon_0=0 +x_0=0 +y_0=0 +R=6371008.7714
53036	Equal Earth Americas		+proj=eqearth +lon_0=-90 +x_0=0 +y_0=0 +R=6371008.7714
53037	Equal Earth Asia-Pacific		+proj=eqearth +lon_0=150 +x_0=0 +y_0=0 +R=6371008.7714
5304	DRUKREF 03 / Sarpang TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.2666666666667 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5305	DRUKREF 03 / Thimphu TM	5264	+proj=tmerc +lat_0=0 +lon_0=89.55 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5306	DRUKREF 03 / Trashigang TM	5264	+proj=tmerc +lat_0=0 +lon_0=91.75 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5307	DRUKREF 03 / Trongsa TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.5 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5308	DRUKREF 03 / Tsirang TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.1666666666667 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5309	DRUKREF 03 / Wangdue Phodrang TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.1166666666667 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5310	DRUKREF 03 / Yangtse TM	5264	+proj=tmerc +lat_0=0 +lon_0=91.5666666666667 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5311	DRUKREF 03 / Zhemgang TM	5264	+proj=tmerc +lat_0=0 +lon_0=90.8666666666667 +k=1 +x_0=250000 +y_0=-2500000 +ellps=GRS80
5316	ETRS89 / Faroe TM	4258	+proj=tmerc +lat_0=0 +lon_0=-7 +k=0.999997 +x_0=200000 +y_0=-6000000 +ellps=GRS80
5318	ETRS89 / Faroe TM + FVR09 height	4258	+proj=tmerc +lat_0=0 +lon_0=-7 +k=0.999997 +x_0=200000 +y_0=-6000000 +ellps=GRS80
5320	NAD83 / Teranet Ontario Lambert	4269	+proj=lcc +lat_0=0 +lon_0=-84 +lat_1=44.5 +lat_2=54.5 +x_0=1000000 +y_0=0 +ellps=GRS80
5321	NAD83(CSRS) / Teranet Ontario Lambert	4617	+proj=lcc +lat_0=0 +lon_0=-84 +lat_1=44.5 +lat_2=54.5 +x_0=1000000 +y_0=0 +ellps=GRS80
5323	ISN2004	5323	+proj=longlat +ellps=GRS80	0
5324	ISN2004	5324	+proj=longlat +ellps=GRS80	0
5325	ISN2004 / Lambert 2004	5324	+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=1700000 +y_0=300000 +ellps=GRS80
5329	Segara (Jakarta) / NEIEZ	4820	+proj=merc +lon_0=3.19228055555556 +k=0.997 +x_0=3900000 +y_0=900000 +a=6377397.155 +rf=299.1528128 +pm=jakarta
5330	Batavia (Jakarta) / NEIEZ	4813	+proj=merc +lon_0=3.19228055555556 +k=0.997 +x_0=3900000 +y_0=900000 +a=6377397.155 +rf=299.1528128 +pm=jakarta
5331	Makassar (Jakarta) / NEIEZ	4804	+proj=merc +lon_0=3.19228055555556 +k=0.997 +x_0=3900000 +y_0=900000 +a=6377397.155 +rf=299.1528128 +pm=jakarta
5337	Aratu / UTM zone 25S	4208	+proj=utm +zone=25 +south +a=6378388 +rf=297
5340	POSGAR 2007	5340	+proj=longlat +ellps=WGS84	0
5342	POSGAR 2007	5342	+proj=longlat +ellps=WGS84	0
5343	POSGAR 2007 / Argentina 1	5340	+proj=tmerc +lat_0=-90 +lon_0=-72 +k=1 +x_0=1500000 +y_0=0 +ellps=WGS84
5344	POSGAR 2007 / Argentina 2	5340	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +ellps=WGS84
5345	POSGAR 2007 / Argentina 3	5340	+proj=tmerc +lat_0=-90 +lon_0=-66 +k=1 +x_0=3500000 +y_0=0 +ellps=WGS84
5346	POSGAR 2007 / Argentina 4	5340	+proj=tmerc +lat_0=-90 +lon_0=-63 +k=1 +x_0=4500000 +y_0=0 +ellps=WGS84
5347	POSGAR 2007 / Argentina 5	5340	+proj=tmerc +lat_0=-90 +lon_0=-60 +k=1 +x_0=5500000 +y_0=0 +ellps=WGS84
5348	POSGAR 2007 / Argentina 6	5340	+proj=tmerc +lat_0=-90 +lon_0=-57 +k=1 +x_0=6500000 +y_0=0 +ellps=WGS84
5349	POSGAR 2007 / Argentina 7	5340	+proj=tmerc +lat_0=-90 +lon_0=-54 +k=1 +x_0=7500000 +y_0=0 +ellps=WGS84
5353	MARGEN	5353	+proj=longlat +ellps=GRS80	0
5354	MARGEN	5354	+proj=longlat +ellps=GRS80	0
5355	MARGEN / UTM zone 20S	5354	+proj=utm +zone=20 +south +ellps=GRS80
5356	MARGEN / UTM zone 19S	5354	+proj=utm +zone=19 +south +ellps=GRS80
5357	MARGEN / UTM zone 21S	5354	+proj=utm +zone=21 +south +ellps=GRS80
5359	SIRGAS-Chile 2002	5359	+proj=longlat +ellps=GRS80	0
5360	SIRGAS-Chile 2002	5360	+proj=longlat +ellps=GRS80	0
5361	SIRGAS-Chile 2002 / UTM zone 19S	5360	+proj=utm +zone=19 +south +ellps=GRS80
5362	SIRGAS-Chile 2002 / UTM zone 18S	5360	+proj=utm +zone=18 +south +ellps=GRS80
5364	CR05	5364	+proj=longlat +ellps=WGS84	0
5365	CR05	5365	+proj=longlat +ellps=WGS84	0
5367	CR05 / CRTM05	5365	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
5370	MACARIO SOLIS	5370	+proj=longlat +ellps=GRS80	0
5371	MACARIO SOLIS	5371	+proj=longlat +ellps=GRS80	0
5372	Peru96	5372	+proj=longlat +ellps=GRS80	0
5373	Peru96	5373	+proj=longlat +ellps=GRS80	0
5380	SIRGAS-ROU98	5380	+proj=longlat +ellps=WGS84	0
5381	SIRGAS-ROU98	5381	+proj=longlat +ellps=WGS84	0
5382	SIRGAS-ROU98 / UTM zone 21S	5381	+proj=utm +zone=21 +south +ellps=WGS84
5383	SIRGAS-ROU98 / UTM zone 22S	5381	+proj=utm +zone=22 +south +ellps=WGS84
5387	Peru96 / UTM zone 18S	5373	+proj=utm +zone=18 +south +ellps=GRS80
5389	Peru96 / UTM zone 19S	5373	+proj=utm +zone=19 +south +ellps=GRS80
5392	SIRGAS_ES2007.8	5392	+proj=longlat +ellps=GRS80	0
5393	SIRGAS_ES2007.8	5393	+proj=longlat +ellps=GRS80	0
5396	SIRGAS 2000 / UTM zone 26S	4674	+proj=utm +zone=26 +south +ellps=GRS80
54001	Plate Carree	4326	+proj=eqc +lat_ts=0 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54002	Equidistant Cyl.	4326	+proj=eqc +lat_ts=60 +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54003	Miller Cylindrical	4326	+proj=mill +R_A +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54004	Mercator	4326	+proj=merc +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54008	Sinusoidal	4326	+proj=sinu +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54009	Mollweide	4326	+proj=moll +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54010	Eckert VI	4326	+proj=eck6 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54017	Behrmann	4326	+proj=cea +lat_ts=30 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54021	Polyconic	4326	+proj=poly +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54024	Bonne	4326	+proj=bonne +lat_1=60 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54025	Hotine	4326	+proj=omerc +lat_0=40 +lat_1=0 +lon_1=0 +lat_2=60 +lon_2=60 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
54026	Stereographic	4326	+proj=stere +lat_0=0 +lon_0=0 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
54027	Equidistant Conic	4326	+proj=eqdc +lat_0=0 +lon_0=0 +lat_1=60 +lat_2=60 +x_0=0 +y_0=0 +ellps=WGS84
54028	Cassini	4326	+proj=cass +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54029	Van der Grinten I	4326	+proj=vandg +R_A +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54030	Robinson	4326	+proj=robin +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54032	Azimuthal Equidistant	4326	+proj=aeqd +lat_0=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
54034	Cylindrical Equal Area	4326	+proj=cea +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
5451	Ocotepeque 1935	5451	+proj=longlat +a=6378206.4 +rf=294.978698213898	205,96,-98	~
5456	Ocotepeque 1935 / Costa Rica Norte	5451	+proj=lcc +lat_1=10.4666666666667 +lat_0=10.4666666666667 +lon_0=-84.3333333333333 +k_0=0.99995696 +x_0=500000 +y_0=271820.522 +a=6378206.4 +rf=294.978698213898
5457	Ocotepeque 1935 / Costa Rica Sur	5451	+proj=lcc +lat_1=9 +lat_0=9 +lon_0=-83.6666666666667 +k_0=0.99995696 +x_0=500000 +y_0=327987.436 +a=6378206.4 +rf=294.978698213898
5459	Ocotepeque 1935 / Guatemala Sur	5451	+proj=lcc +lat_1=14.9 +lat_0=14.9 +lon_0=-90.3333333333333 +k_0=0.99989906 +x_0=500000 +y_0=325992.681 +a=6378206.4 +rf=294.978698213898
5460	Ocotepeque 1935 / El Salvador Lambert	5451	+proj=lcc +lat_1=13.7833333333333 +lat_0=13.7833333333333 +lon_0=-89 +k_0=0.99996704 +x_0=500000 +y_0=295809.184 +a=6378206.4 +rf=294.978698213898
5461	Ocotepeque 1935 / Nicaragua Norte	5451	+proj=lcc +lat_1=13.8666666666667 +lat_0=13.8666666666667 +lon_0=-85.5 +k_0=0.99990314 +x_0=500000 +y_0=359891.816 +a=6378206.4 +rf=294.978698213898
5462	Ocotepeque 1935 / Nicaragua Sur	5451	+proj=lcc +lat_1=11.7333333333333 +lat_0=11.7333333333333 +lon_0=-85.5 +k_0=0.99992228 +x_0=500000 +y_0=288876.327 +a=6378206.4 +rf=294.978698213898
5463	SAD69 / UTM zone 17N	4618	+proj=utm +zone=17 +a=6378160 +rf=298.25
5464	Sibun Gorge 1922	5464	+proj=longlat +a=6378293.64520876 +b=6356617.98767984
5467	Panama-Colon 1911	5467	+proj=longlat +a=6378206.4 +rf=294.978698213898
5469	Panama-Colon 1911 / Panama Lambert	5467	+proj=lcc +lat_1=8.41666666666667 +lat_0=8.41666666666667 +lon_0=-80 +k_0=0.99989909 +x_0=500000 +y_0=294865.303 +a=6378206.4 +rf=294.978698213898
5472	Panama-Colon 1911 / Panama Polyconic	5467	+proj=poly +lat_0=8.25 +lon_0=-81 +x_0=914391.7962 +y_0=999404.721715486 +a=6378206.4 +rf=294.978698213898 +to_meter=0.9143917962
5479	RSRGD2000 / MSLC2000	4764	+proj=lcc +lat_0=-78 +lon_0=163 +lat_1=-76.6666666666667 +lat_2=-79.3333333333333 +x_0=7000000 +y_0=5000000 +ellps=GRS80
5480	RSRGD2000 / BCLC2000	4764	+proj=lcc +lat_0=-74.5 +lon_0=165 +lat_1=-73.6666666666667 +lat_2=-75.3333333333333 +x_0=5000000 +y_0=3000000 +ellps=GRS80
5481	RSRGD2000 / PCLC2000	4764	+proj=lcc +lat_0=-71.5 +lon_0=166 +lat_1=-70.6666666666667 +lat_2=-72.3333333333333 +x_0=3000000 +y_0=1000000 +ellps=GRS80
5482	RSRGD2000 / RSPS2000	4764	+proj=stere +lat_0=-90 +lon_0=180 +k=0.994 +x_0=5000000 +y_0=1000000 +ellps=GRS80
5488	RGAF09	5488	+proj=longlat +ellps=GRS80	0
5489	RGAF09	5489	+proj=longlat +ellps=GRS80	0
5490	RGAF09 / UTM zone 20N	5489	+proj=utm +zone=20 +ellps=GRS80
5498	NAD83 + NAVD88 height	4269	+proj=longlat +ellps=GRS80
5499	NAD83(HARN) + NAVD88 height		+proj=longlat +ellps=GRS80
5500	NAD83(NSRS2007) + NAVD88 height		+proj=longlat +ellps=GRS80
5513	S-JTSK / Krovak	4156	+proj=krovak +axis=swu +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
5514	S-JTSK / Krovak East North	4156	+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
5518	CI1971 / Chatham Islands Map Grid	4672	+proj=tmerc +lat_0=-44 +lon_0=-176.5 +k=1 +x_0=350000 +y_0=650000 +a=6378388 +rf=297
5519	CI1979 / Chatham Islands Map Grid	4673	+proj=tmerc +lat_0=-44 +lon_0=-176.5 +k=1 +x_0=350000 +y_0=650000 +a=6378388 +rf=297
5520	DHDN / 3-degree Gauss-Kruger zone 1	4314	+proj=tmerc +lat_0=0 +lon_0=3 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5523	WGS 84 / Gabon TM 2011	4326	+proj=tmerc +lat_0=0 +lon_0=11.5 +k=0.9996 +x_0=1500000 +y_0=5500000 +ellps=WGS84
5524	Corrego Alegre 1961	5524	+proj=longlat +a=6378388 +rf=297
5527	SAD69(96)	5527	+proj=longlat +a=6378160 +rf=298.25	-67.35,3.88,-38.22	~
5530	SAD69(96) / Brazil Polyconic	5527	+proj=poly +lat_0=0 +lon_0=-54 +x_0=5000000 +y_0=10000000 +a=6378160 +rf=298.25
5531	SAD69(96) / UTM zone 21S	5527	+proj=utm +zone=21 +south +a=6378160 +rf=298.25
5533	SAD69(96) / UTM zone 23S	5527	+proj=utm +zone=23 +south +a=6378160 +rf=298.25
5534	SAD69(96) / UTM zone 24S	5527	+proj=utm +zone=24 +south +a=6378160 +rf=298.25
5535	SAD69(96) / UTM zone 25S	5527	+proj=utm +zone=25 +south +a=6378160 +rf=298.25
5536	Corrego Alegre 1961 / UTM zone 21S	5524	+proj=utm +zone=21 +south +a=6378388 +rf=297
5537	Corrego Alegre 1961 / UTM zone 22S	5524	+proj=utm +zone=22 +south +a=6378388 +rf=297
5538	Corrego Alegre 1961 / UTM zone 23S	5524	+proj=utm +zone=23 +south +a=6378388 +rf=297
5539	Corrego Alegre 1961 / UTM zone 24S	5524	+proj=utm +zone=24 +south +a=6378388 +rf=297
5545	PNG94	5545	+proj=longlat +ellps=GRS80	0
5546	PNG94	5546	+proj=longlat +ellps=GRS80	0
5550	PNG94 / PNGMG94 zone 54	5546	+proj=utm +zone=54 +south +ellps=GRS80
5551	PNG94 / PNGMG94 zone 55	5546	+proj=utm +zone=55 +south +ellps=GRS80
5552	PNG94 / PNGMG94 zone 56	5546	+proj=utm +zone=56 +south +ellps=GRS80
5554	ETRS89 / UTM zone 31N + DHHN92 height	4258	+proj=utm +zone=31 +ellps=GRS80
5555	ETRS89 / UTM zone 32N + DHHN92 height	4258	+proj=utm +zone=32 +ellps=GRS80
5556	ETRS89 / UTM zone 33N + DHHN92 height	4258	+proj=utm +zone=33 +ellps=GRS80
5559	Ocotepeque 1935 / Guatemala Norte	5451	+proj=lcc +lat_1=16.8166666666667 +lat_0=16.8166666666667 +lon_0=-90.3333333333333 +k_0=0.99992226 +x_0=500000 +y_0=292209.579 +a=6378206.4 +rf=294.978698213898
5560	UCS-2000	5560	+proj=longlat +a=6378245 +rf=298.3
5561	UCS-2000	5561	+proj=longlat +a=6378245 +rf=298.3	24,-121,-76	~
5562	UCS-2000 / Gauss-Kruger zone 4	5561	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
5563	UCS-2000 / Gauss-Kruger zone 5	5561	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
5564	UCS-2000 / Gauss-Kruger zone 6	5561	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=6500000 +y_0=0 +a=6378245 +rf=298.3
5565	UCS-2000 / Gauss-Kruger zone 7	5561	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=7500000 +y_0=0 +a=6378245 +rf=298.3
5566	UCS-2000 / Gauss-Kruger CM 21E	5561	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
5567	UCS-2000 / Gauss-Kruger CM 27E	5561	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
5568	UCS-2000 / Gauss-Kruger CM 33E	5561	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
5569	UCS-2000 / Gauss-Kruger CM 39E	5561	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=500000 +y_0=0 +a=6378245 +rf=298.3
5588	NAD27 / New Brunswick Stereographic (NAD27)	4267	+proj=sterea +lat_0=46.5 +lon_0=-66.5 +k=0.999912 +x_0=304800 +y_0=304800 +a=6378206.4 +rf=294.978698213898 +units=ft
5589	Sibun Gorge 1922 / Colony Grid	5464	+proj=tmerc +lat_0=17.0612419444444 +lon_0=-88.6318575 +k=1 +x_0=66220.0283308276 +y_0=135779.50998853 +a=6378293.64520876 +b=6356617.98767984 +to_meter=0.3047972654
5592	FEH2010	5592	+proj=longlat +ellps=GRS80	0
5593	FEH2010	5593	+proj=longlat +ellps=GRS80	0
5596	FEH2010 / Fehmarnbelt TM	5593	+proj=tmerc +lat_0=0 +lon_0=11.3333333333333 +k=1 +x_0=1000000 +y_0=0 +ellps=GRS80
5598	FEH2010 / Fehmarnbelt TM + FCSVR10 height	5593	+proj=tmerc +lat_0=0 +lon_0=11.3333333333333 +k=1 +x_0=1000000 +y_0=0 +ellps=GRS80
5623	NAD27 / Michigan East	4267	+proj=tmerc +lat_0=41.5 +lon_0=-83.6666666666667 +k=0.999942857 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
5624	NAD27 / Michigan Old Central	4267	+proj=tmerc +lat_0=41.5 +lon_0=-85.75 +k=0.999909091 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
5625	NAD27 / Michigan West	4267	+proj=tmerc +lat_0=41.5 +lon_0=-88.75 +k=0.999909091 +x_0=152400.30480061 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
5627	ED50 / TM 6 NE	4230	+proj=tmerc +lat_0=0 +lon_0=6 +k=0.9996 +x_0=500000 +y_0=0 +a=6378388 +rf=297
5628	SWEREF99 + RH2000 height		+proj=longlat +ellps=GRS80
5629	Moznet / UTM zone 38S	4130	+proj=utm +zone=38 +south +ellps=WGS84
5631	Pulkovo 1942(58) / Gauss-Kruger zone 2 (E-N)	4179	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=2500000 +y_0=0 +a=6378245 +rf=298.3
5632	PTRA08 / LCC Europe	5013	+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 +ellps=GRS80
5633	PTRA08 / LAEA Europe	5013	+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80
5634	REGCAN95 / LCC Europe	4081	+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 +ellps=GRS80
5635	REGCAN95 / LAEA Europe	4081	+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80
5636	TUREF / LAEA Europe	5252	+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80
5637	TUREF / LCC Europe	5252	+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 +ellps=GRS80
5638	ISN2004 / LAEA Europe	5324	+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80
5639	ISN2004 / LCC Europe	5324	+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 +ellps=GRS80
5641	SIRGAS 2000 / Brazil Mercator	4674	+proj=merc +lat_ts=-2 +lon_0=-43 +x_0=5000000 +y_0=10000000 +ellps=GRS80
5643	ED50 / SPBA LCC	4230	+proj=lcc +lat_0=48 +lon_0=10 +lat_1=52.6666666666667 +lat_2=54.3333333333333 +x_0=815000 +y_0=0 +a=6378388 +rf=297
5644	RGR92 / UTM zone 39S	4627	+proj=utm +zone=39 +south +ellps=GRS80
5646	NAD83 / Vermont (ftUS)	4269	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
5649	ETRS89 / UTM zone 31N (zE-N)	4258	+proj=tmerc +lat_0=0 +lon_0=3 +k=0.9996 +x_0=31500000 +y_0=0 +ellps=GRS80
5650	ETRS89 / UTM zone 33N (zE-N)	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 +ellps=GRS80
5651	ETRS89 / UTM zone 31N (N-zE)	4258	+proj=tmerc +lat_0=0 +lon_0=3 +k=0.9996 +x_0=31500000 +y_0=0 +ellps=GRS80
5652	ETRS89 / UTM zone 32N (N-zE)	4258	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=32500000 +y_0=0 +ellps=GRS80
5653	ETRS89 / UTM zone 33N (N-zE)	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 +ellps=GRS80
5654	NAD83(HARN) / Vermont (ftUS)	4152	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
5655	NAD83(NSRS2007) / Vermont (ftUS)	4759	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
5659	Monte Mario / TM Emilia-Romagna	4265	+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=500053 +y_0=-3999820 +a=6378388 +rf=297
5663	Pulkovo 1942(58) / Gauss-Kruger zone 3 (E-N)	4179	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
5664	Pulkovo 1942(83) / Gauss-Kruger zone 2 (E-N)	4178	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=2500000 +y_0=0 +a=6378245 +rf=298.3
5665	Pulkovo 1942(83) / Gauss-Kruger zone 3 (E-N)	4178	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
5666	PD/83 / 3-degree Gauss-Kruger zone 3 (E-N)	4746	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5667	PD/83 / 3-degree Gauss-Kruger zone 4 (E-N)	4746	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5668	RD/83 / 3-degree Gauss-Kruger zone 4 (E-N)	4745	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5669	RD/83 / 3-degree Gauss-Kruger zone 5 (E-N)	4745	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5670	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 3 (E-N)	4179	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
5671	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 4 (E-N)	4179	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
5672	Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 5 (E-N)	4179	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
5673	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 3 (E-N)	4178	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6378245 +rf=298.3
5674	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 4 (E-N)	4178	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6378245 +rf=298.3
5675	Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 5 (E-N)	4178	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6378245 +rf=298.3
5676	DHDN / 3-degree Gauss-Kruger zone 2 (E-N)	4314	+proj=tmerc +lat_0=0 +lon_0=6 +k=1 +x_0=2500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5677	DHDN / 3-degree Gauss-Kruger zone 3 (E-N)	4314	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5678	DHDN / 3-degree Gauss-Kruger zone 4 (E-N)	4314	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5679	DHDN / 3-degree Gauss-Kruger zone 5 (E-N)	4314	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5680	DHDN / 3-degree Gauss-Kruger zone 1 (E-N)	4314	+proj=tmerc +lat_0=0 +lon_0=3 +k=1 +x_0=1500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5681	DB_REF	5681	+proj=longlat +a=6377397.155 +rf=299.1528128	584.9636,107.7175,413.8067,1.1155,0.2824,-3.1384,7.9922	~
5682	DB_REF / 3-degree Gauss-Kruger zone 2 (E-N)	5681	+proj=tmerc +lat_0=0 +lon_0=6 +k=1 +x_0=2500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5683	DB_REF / 3-degree Gauss-Kruger zone 3 (E-N)	5681	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5684	DB_REF / 3-degree Gauss-Kruger zone 4 (E-N)	5681	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5685	DB_REF / 3-degree Gauss-Kruger zone 5 (E-N)	5681	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
5698	RGF93 v1 / Lambert-93 + NGF-IGN69 height	4171	+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80
5699	RGF93 v1 / Lambert-93 + NGF-IGN78 height	4171	+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80
5700	NZGD2000 / UTM zone 1S	4167	+proj=utm +zone=1 +south +ellps=GRS80
5707	NTF (Paris) / Lambert zone I + NGF-IGN69 height	4807	+proj=lcc +lat_1=49.5 +lat_0=49.5 +lon_0=0 +k_0=0.999877341 +x_0=600000 +y_0=1200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
5708	NTF (Paris) / Lambert zone IV + NGF-IGN78 height	4807	+proj=lcc +lat_1=42.165 +lat_0=42.165 +lon_0=0 +k_0=0.99994471 +x_0=234.358 +y_0=4185861.369 +a=6378249.2 +rf=293.466021293627 +pm=paris
5825	AGD66 / ACT Standard Grid	4202	+proj=tmerc +lat_0=-35.3177362777778 +lon_0=149.009294830556 +k=1.000086 +x_0=200000 +y_0=600000 +a=6378160 +rf=298.25
5830	DB_REF	5830	+proj=longlat +a=6377397.155 +rf=299.1528128
5836	Yemen NGN96 / UTM zone 37N	4163	+proj=utm +zone=37 +ellps=WGS84
5837	Yemen NGN96 / UTM zone 40N	4163	+proj=utm +zone=40 +ellps=WGS84
5839	Peru96 / UTM zone 17S	5373	+proj=utm +zone=17 +south +ellps=GRS80
5842	WGS 84 / TM 12 SE	4326	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9996 +x_0=500000 +y_0=10000000 +ellps=WGS84
5844	RGRDC 2005 / Congo TM zone 30	4046	+proj=tmerc +lat_0=0 +lon_0=30 +k=0.9999 +x_0=500000 +y_0=10000000 +ellps=GRS80
5845	SWEREF99 TM + RH2000 height	4619	+proj=utm +zone=33 +ellps=GRS80
5846	SWEREF99 12 00 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5847	SWEREF99 13 30 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=13.5 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5848	SWEREF99 15 00 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5849	SWEREF99 16 30 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=16.5 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5850	SWEREF99 18 00 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=18 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5851	SWEREF99 14 15 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=14.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5852	SWEREF99 15 45 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=15.75 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5853	SWEREF99 17 15 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=17.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5854	SWEREF99 18 45 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=18.75 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5855	SWEREF99 20 15 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=20.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5856	SWEREF99 21 45 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=21.75 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5857	SWEREF99 23 15 + RH2000 height	4619	+proj=tmerc +lat_0=0 +lon_0=23.25 +k=1 +x_0=150000 +y_0=0 +ellps=GRS80
5858	SAD69(96) / UTM zone 22S	5527	+proj=utm +zone=22 +south +a=6378160 +rf=298.25
5875	SAD69(96) / UTM zone 18S	5527	+proj=utm +zone=18 +south +a=6378160 +rf=298.25
5876	SAD69(96) / UTM zone 19S	5527	+proj=utm +zone=19 +south +a=6378160 +rf=298.25
5877	SAD69(96) / UTM zone 20S	5527	+proj=utm +zone=20 +south +a=6378160 +rf=298.25
5879	Cadastre 1997 / UTM zone 38S	4475	+proj=utm +zone=38 +south +a=6378388 +rf=297
5880	SIRGAS 2000 / Brazil Polyconic	4674	+proj=poly +lat_0=0 +lon_0=-54 +x_0=5000000 +y_0=10000000 +ellps=GRS80
5885	TGD2005	5885	+proj=longlat +ellps=GRS80	0
5886	TGD2005	5886	+proj=longlat +ellps=GRS80	0
5887	TGD2005 / Tonga Map Grid	5886	+proj=tmerc +lat_0=0 +lon_0=-177 +k=0.9996 +x_0=1500000 +y_0=5000000 +ellps=GRS80
5896	VN-2000 / TM-3 zone 481	4756	+proj=tmerc +lat_0=0 +lon_0=102 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
5897	VN-2000 / TM-3 zone 482	4756	+proj=tmerc +lat_0=0 +lon_0=105 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
5898	VN-2000 / TM-3 zone 491	4756	+proj=tmerc +lat_0=0 +lon_0=108 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
5899	VN-2000 / TM-3 107-45	4756	+proj=tmerc +lat_0=0 +lon_0=107.75 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
5921	WGS 84 / EPSG Arctic Regional zone A1	4326	+proj=lcc +lat_0=81.317226 +lon_0=-111 +lat_1=85 +lat_2=77 +x_0=0 +y_0=0 +ellps=WGS84
5922	WGS 84 / EPSG Arctic Regional zone A2	4326	+proj=lcc +lat_0=81.317226 +lon_0=-39 +lat_1=85 +lat_2=77 +x_0=0 +y_0=0 +ellps=WGS84
5923	WGS 84 / EPSG Arctic Regional zone A3	4326	+proj=lcc +lat_0=81.317226 +lon_0=33 +lat_1=85 +lat_2=77 +x_0=0 +y_0=0 +ellps=WGS84
5924	WGS 84 / EPSG Arctic Regional zone A4	4326	+proj=lcc +lat_0=81.317226 +lon_0=105 +lat_1=85 +lat_2=77 +x_0=0 +y_0=0 +ellps=WGS84
5925	WGS 84 / EPSG Arctic Regional zone A5	4326	+proj=lcc +lat_0=81.317226 +lon_0=177 +lat_1=85 +lat_2=77 +x_0=0 +y_0=0 +ellps=WGS84
5926	WGS 84 / EPSG Arctic Regional zone B1	4326	+proj=lcc +lat_0=73.1557408611111 +lon_0=-111 +lat_1=77 +lat_2=69 +x_0=0 +y_0=0 +ellps=WGS84
5927	WGS 84 / EPSG Arctic Regional zone B2	4326	+proj=lcc +lat_0=73.1557408611111 +lon_0=-39 +lat_1=77 +lat_2=69 +x_0=0 +y_0=0 +ellps=WGS84
5928	WGS 84 / EPSG Arctic Regional zone B3	4326	+proj=lcc +lat_0=73.1557408611111 +lon_0=33 +lat_1=77 +lat_2=69 +x_0=0 +y_0=0 +ellps=WGS84
5929	WGS 84 / EPSG Arctic Regional zone B4	4326	+proj=lcc +lat_0=73.1557408611111 +lon_0=105 +lat_1=77 +lat_2=69 +x_0=0 +y_0=0 +ellps=WGS84
5930	WGS 84 / EPSG Arctic Regional zone B5	4326	+proj=lcc +lat_0=73.1557408611111 +lon_0=177 +lat_1=77 +lat_2=69 +x_0=0 +y_0=0 +ellps=WGS84
5931	WGS 84 / EPSG Arctic Regional zone C1	4326	+proj=lcc +lat_0=65.1012708888889 +lon_0=-111 +lat_1=69 +lat_2=61 +x_0=0 +y_0=0 +ellps=WGS84
5932	WGS 84 / EPSG Arctic Regional zone C2	4326	+proj=lcc +lat_0=65.1012708888889 +lon_0=-39 +lat_1=69 +lat_2=61 +x_0=0 +y_0=0 +ellps=WGS84
5933	WGS 84 / EPSG Arctic Regional zone C3	4326	+proj=lcc +lat_0=65.1012708888889 +lon_0=33 +lat_1=69 +lat_2=61 +x_0=0 +y_0=0 +ellps=WGS84
5934	WGS 84 / EPSG Arctic Regional zone C4	4326	+proj=lcc +lat_0=65.1012708888889 +lon_0=105 +lat_1=69 +lat_2=61 +x_0=0 +y_0=0 +ellps=WGS84
5935	WGS 84 / EPSG Arctic Regional zone C5	4326	+proj=lcc +lat_0=65.1012708888889 +lon_0=177 +lat_1=69 +lat_2=61 +x_0=0 +y_0=0 +ellps=WGS84
5936	WGS 84 / EPSG Alaska Polar Stereographic	4326	+proj=stere +lat_0=90 +lon_0=-150 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
5937	WGS 84 / EPSG Canada Polar Stereographic	4326	+proj=stere +lat_0=90 +lon_0=-100 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
5938	WGS 84 / EPSG Greenland Polar Stereographic	4326	+proj=stere +lat_0=90 +lon_0=-33 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
5939	WGS 84 / EPSG Norway Polar Stereographic	4326	+proj=stere +lat_0=90 +lon_0=18 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
5940	WGS 84 / EPSG Russia Polar Stereographic	4326	+proj=stere +lat_0=90 +lon_0=105 +k=0.994 +x_0=2000000 +y_0=2000000 +ellps=WGS84
5942	ETRS89 + NN2000 height		+proj=longlat +ellps=GRS80
5945	ETRS89 / NTM zone 5 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=5.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5946	ETRS89 / NTM zone 6 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=6.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5947	ETRS89 / NTM zone 7 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=7.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5948	ETRS89 / NTM zone 8 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=8.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5949	ETRS89 / NTM zone 9 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=9.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5950	ETRS89 / NTM zone 10 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=10.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5951	ETRS89 / NTM zone 11 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=11.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5952	ETRS89 / NTM zone 12 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=12.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5953	ETRS89 / NTM zone 13 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=13.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5954	ETRS89 / NTM zone 14 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=14.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5955	ETRS89 / NTM zone 15 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=15.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5956	ETRS89 / NTM zone 16 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=16.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5957	ETRS89 / NTM zone 17 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=17.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5958	ETRS89 / NTM zone 18 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=18.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5959	ETRS89 / NTM zone 19 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=19.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5960	ETRS89 / NTM zone 20 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=20.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5961	ETRS89 / NTM zone 21 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=21.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5962	ETRS89 / NTM zone 22 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=22.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5963	ETRS89 / NTM zone 23 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=23.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5964	ETRS89 / NTM zone 24 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=24.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5965	ETRS89 / NTM zone 25 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=25.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5966	ETRS89 / NTM zone 26 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=26.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5967	ETRS89 / NTM zone 27 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=27.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5968	ETRS89 / NTM zone 28 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=28.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5969	ETRS89 / NTM zone 29 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=29.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5970	ETRS89 / NTM zone 30 + NN2000 height	4258	+proj=tmerc +lat_0=58 +lon_0=30.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
5971	ETRS89 / UTM zone 31N + NN2000 height	4258	+proj=utm +zone=31 +ellps=GRS80
5972	ETRS89 / UTM zone 32N + NN2000 height	4258	+proj=utm +zone=32 +ellps=GRS80
5973	ETRS89 / UTM zone 33N + NN2000 height	4258	+proj=utm +zone=33 +ellps=GRS80
5974	ETRS89 / UTM zone 34N + NN2000 height	4258	+proj=utm +zone=34 +ellps=GRS80
5975	ETRS89 / UTM zone 35N + NN2000 height	4258	+proj=utm +zone=35 +ellps=GRS80
5976	ETRS89 / UTM zone 36N + NN2000 height	4258	+proj=utm +zone=36 +ellps=GRS80
6050	GR96 / EPSG Arctic zone 1-25	4747	+proj=lcc +lat_0=85.4371183333333 +lon_0=-30 +lat_1=87 +lat_2=83.6666666666667 +x_0=25500000 +y_0=1500000 +ellps=GRS80
6051	GR96 / EPSG Arctic zone 2-18	4747	+proj=lcc +lat_0=82.0584248888889 +lon_0=-52 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=18500000 +y_0=2500000 +ellps=GRS80
6052	GR96 / EPSG Arctic zone 2-20	4747	+proj=lcc +lat_0=82.0584248888889 +lon_0=-12 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=20500000 +y_0=2500000 +ellps=GRS80
6053	GR96 / EPSG Arctic zone 3-29	4747	+proj=lcc +lat_0=78.7073375277778 +lon_0=-69 +lat_1=80.3333333333333 +lat_2=77 +x_0=29500000 +y_0=3500000 +ellps=GRS80
6054	GR96 / EPSG Arctic zone 3-31	4747	+proj=lcc +lat_0=78.7073375277778 +lon_0=-39 +lat_1=80.3333333333333 +lat_2=77 +x_0=31500000 +y_0=3500000 +ellps=GRS80
6055	GR96 / EPSG Arctic zone 3-33	4747	+proj=lcc +lat_0=78.7073375277778 +lon_0=-10 +lat_1=80.3333333333333 +lat_2=77 +x_0=33500000 +y_0=3500000 +ellps=GRS80
6056	GR96 / EPSG Arctic zone 4-20	4747	+proj=lcc +lat_0=75.3644033055556 +lon_0=-64 +lat_1=77 +lat_2=73.6666666666667 +x_0=20500000 +y_0=4500000 +ellps=GRS80
6057	GR96 / EPSG Arctic zone 4-22	4747	+proj=lcc +lat_0=75.3644033055556 +lon_0=-39 +lat_1=77 +lat_2=73.6666666666667 +x_0=22500000 +y_0=4500000 +ellps=GRS80
6058	GR96 / EPSG Arctic zone 4-24	4747	+proj=lcc +lat_0=75.3644033055556 +lon_0=-14 +lat_1=77 +lat_2=73.6666666666667 +x_0=24500000 +y_0=4500000 +ellps=GRS80
6059	GR96 / EPSG Arctic zone 5-41	4747	+proj=lcc +lat_0=72.0250091944445 +lon_0=-62 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=41500000 +y_0=5500000 +ellps=GRS80
6060	GR96 / EPSG Arctic zone 5-43	4747	+proj=lcc +lat_0=72.0250091944445 +lon_0=-42 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=43500000 +y_0=5500000 +ellps=GRS80
6061	GR96 / EPSG Arctic zone 5-45	4747	+proj=lcc +lat_0=72.0250091944445 +lon_0=-22 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=45500000 +y_0=5500000 +ellps=GRS80
6062	GR96 / EPSG Arctic zone 6-26	4747	+proj=lcc +lat_0=68.6874755555556 +lon_0=-56 +lat_1=70.3333333333333 +lat_2=67 +x_0=26500000 +y_0=6500000 +ellps=GRS80
6063	GR96 / EPSG Arctic zone 6-28	4747	+proj=lcc +lat_0=68.6874755555556 +lon_0=-38 +lat_1=70.3333333333333 +lat_2=67 +x_0=28500000 +y_0=6500000 +ellps=GRS80
6064	GR96 / EPSG Arctic zone 6-30	4747	+proj=lcc +lat_0=68.6874755555556 +lon_0=-20 +lat_1=70.3333333333333 +lat_2=67 +x_0=30500000 +y_0=6500000 +ellps=GRS80
6065	GR96 / EPSG Arctic zone 7-11	4747	+proj=lcc +lat_0=65.3510393055555 +lon_0=-51 +lat_1=67 +lat_2=63.6666666666667 +x_0=11500000 +y_0=7500000 +ellps=GRS80
6066	GR96 / EPSG Arctic zone 7-13	4747	+proj=lcc +lat_0=65.3510393055555 +lon_0=-34 +lat_1=67 +lat_2=63.6666666666667 +x_0=13500000 +y_0=7500000 +ellps=GRS80
6067	GR96 / EPSG Arctic zone 8-20	4747	+proj=lcc +lat_0=62.0153068888889 +lon_0=-52 +lat_1=63.6666666666667 +lat_2=60.3333333333333 +x_0=20500000 +y_0=8500000 +ellps=GRS80
6068	GR96 / EPSG Arctic zone 8-22	4747	+proj=lcc +lat_0=62.0153068888889 +lon_0=-37 +lat_1=63.6666666666667 +lat_2=60.3333333333333 +x_0=22500000 +y_0=8500000 +ellps=GRS80
6069	ETRS89 / EPSG Arctic zone 2-22	4258	+proj=lcc +lat_0=82.0584248888889 +lon_0=16 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=22500000 +y_0=2500000 +ellps=GRS80
6070	ETRS89 / EPSG Arctic zone 3-11	4258	+proj=lcc +lat_0=78.7073375277778 +lon_0=21 +lat_1=80.3333333333333 +lat_2=77 +x_0=11500000 +y_0=3500000 +ellps=GRS80
6071	ETRS89 / EPSG Arctic zone 4-26	4258	+proj=lcc +lat_0=75.3644033055556 +lon_0=10 +lat_1=77 +lat_2=73.6666666666667 +x_0=26500000 +y_0=4500000 +ellps=GRS80
6072	ETRS89 / EPSG Arctic zone 4-28	4258	+proj=lcc +lat_0=75.3644033055556 +lon_0=34 +lat_1=77 +lat_2=73.6666666666667 +x_0=28500000 +y_0=4500000 +ellps=GRS80
6073	ETRS89 / EPSG Arctic zone 5-11	4258	+proj=lcc +lat_0=72.0250091944445 +lon_0=14 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=11500000 +y_0=5500000 +ellps=GRS80
6074	ETRS89 / EPSG Arctic zone 5-13	4258	+proj=lcc +lat_0=72.0250091944445 +lon_0=34 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=13500000 +y_0=5500000 +ellps=GRS80
6075	WGS 84 / EPSG Arctic zone 2-24	4326	+proj=lcc +lat_0=82.0584248888889 +lon_0=53 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=24500000 +y_0=2500000 +ellps=WGS84
6076	WGS 84 / EPSG Arctic zone 2-26	4326	+proj=lcc +lat_0=82.0584248888889 +lon_0=93 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=26500000 +y_0=2500000 +ellps=WGS84
6077	WGS 84 / EPSG Arctic zone 3-13	4326	+proj=lcc +lat_0=78.7073375277778 +lon_0=52 +lat_1=80.3333333333333 +lat_2=77 +x_0=13500000 +y_0=3500000 +ellps=WGS84
6078	WGS 84 / EPSG Arctic zone 3-15	4326	+proj=lcc +lat_0=78.7073375277778 +lon_0=83 +lat_1=80.3333333333333 +lat_2=77 +x_0=15500000 +y_0=3500000 +ellps=WGS84
6079	WGS 84 / EPSG Arctic zone 3-17	4326	+proj=lcc +lat_0=78.7073375277778 +lon_0=114 +lat_1=80.3333333333333 +lat_2=77 +x_0=17500000 +y_0=3500000 +ellps=WGS84
6080	WGS 84 / EPSG Arctic zone 3-19	4326	+proj=lcc +lat_0=78.7073375277778 +lon_0=145 +lat_1=80.3333333333333 +lat_2=77 +x_0=19500000 +y_0=3500000 +ellps=WGS84
6081	WGS 84 / EPSG Arctic zone 4-30	4326	+proj=lcc +lat_0=75.3644033055556 +lon_0=58 +lat_1=77 +lat_2=73.6666666666667 +x_0=30500000 +y_0=4500000 +ellps=WGS84
6082	WGS 84 / EPSG Arctic zone 4-32	4326	+proj=lcc +lat_0=75.3644033055556 +lon_0=82 +lat_1=77 +lat_2=73.6666666666667 +x_0=32500000 +y_0=4500000 +ellps=WGS84
6083	WGS 84 / EPSG Arctic zone 4-34	4326	+proj=lcc +lat_0=75.3644033055556 +lon_0=106 +lat_1=77 +lat_2=73.6666666666667 +x_0=34500000 +y_0=4500000 +ellps=WGS84
6084	WGS 84 / EPSG Arctic zone 4-36	4326	+proj=lcc +lat_0=75.3644033055556 +lon_0=130 +lat_1=77 +lat_2=73.6666666666667 +x_0=36500000 +y_0=4500000 +ellps=WGS84
6085	WGS 84 / EPSG Arctic zone 4-38	4326	+proj=lcc +lat_0=75.3644033055556 +lon_0=154 +lat_1=77 +lat_2=73.6666666666667 +x_0=38500000 +y_0=4500000 +ellps=WGS84
6086	WGS 84 / EPSG Arctic zone 4-40	4326	+proj=lcc +lat_0=75.3644033055556 +lon_0=179 +lat_1=77 +lat_2=73.6666666666667 +x_0=40500000 +y_0=4500000 +ellps=WGS84
6087	WGS 84 / EPSG Arctic zone 5-15	4326	+proj=lcc +lat_0=72.0250091944445 +lon_0=54 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=15500000 +y_0=5500000 +ellps=WGS84
6088	WGS 84 / EPSG Arctic zone 5-17	4326	+proj=lcc +lat_0=72.0250091944445 +lon_0=74 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=17500000 +y_0=5500000 +ellps=WGS84
6089	WGS 84 / EPSG Arctic zone 5-19	4326	+proj=lcc +lat_0=72.0250091944445 +lon_0=95 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=19500000 +y_0=5500000 +ellps=WGS84
6090	WGS 84 / EPSG Arctic zone 5-21	4326	+proj=lcc +lat_0=72.0250091944445 +lon_0=116 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=21500000 +y_0=5500000 +ellps=WGS84
6091	WGS 84 / EPSG Arctic zone 5-23	4326	+proj=lcc +lat_0=72.0250091944445 +lon_0=137 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=23500000 +y_0=5500000 +ellps=WGS84
6092	WGS 84 / EPSG Arctic zone 5-25	4326	+proj=lcc +lat_0=72.0250091944445 +lon_0=158 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=25500000 +y_0=5500000 +ellps=WGS84
6093	WGS 84 / EPSG Arctic zone 5-27	4326	+proj=lcc +lat_0=72.0250091944445 +lon_0=179 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=27500000 +y_0=5500000 +ellps=WGS84
6094	NAD83(NSRS2007) / EPSG Arctic zone 5-29	4759	+proj=lcc +lat_0=72.0250091944445 +lon_0=-163 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=29500000 +y_0=5500000 +ellps=GRS80
6095	NAD83(NSRS2007) / EPSG Arctic zone 5-31	4759	+proj=lcc +lat_0=72.0250091944445 +lon_0=-147 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=31500000 +y_0=5500000 +ellps=GRS80
6096	NAD83(NSRS2007) / EPSG Arctic zone 6-14	4759	+proj=lcc +lat_0=68.6874755555556 +lon_0=-165 +lat_1=70.3333333333333 +lat_2=67 +x_0=14500000 +y_0=6500000 +ellps=GRS80
6097	NAD83(NSRS2007) / EPSG Arctic zone 6-16	4759	+proj=lcc +lat_0=68.6874755555556 +lon_0=-147 +lat_1=70.3333333333333 +lat_2=67 +x_0=16500000 +y_0=6500000 +ellps=GRS80
6098	NAD83(CSRS) / EPSG Arctic zone 1-23	4617	+proj=lcc +lat_0=85.4371183333333 +lon_0=-90 +lat_1=87 +lat_2=83.6666666666667 +x_0=23500000 +y_0=1500000 +ellps=GRS80
6099	NAD83(CSRS) / EPSG Arctic zone 2-14	4617	+proj=lcc +lat_0=82.0584248888889 +lon_0=-115 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=14500000 +y_0=2500000 +ellps=GRS80
6100	NAD83(CSRS) / EPSG Arctic zone 2-16	4617	+proj=lcc +lat_0=82.0584248888889 +lon_0=-75 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=16500000 +y_0=2500000 +ellps=GRS80
6101	NAD83(CSRS) / EPSG Arctic zone 3-25	4617	+proj=lcc +lat_0=78.7073375277778 +lon_0=-129 +lat_1=80.3333333333333 +lat_2=77 +x_0=25500000 +y_0=3500000 +ellps=GRS80
6102	NAD83(CSRS) / EPSG Arctic zone 3-27	4617	+proj=lcc +lat_0=78.7073375277778 +lon_0=-99 +lat_1=80.3333333333333 +lat_2=77 +x_0=27500000 +y_0=3500000 +ellps=GRS80
6103	NAD83(CSRS) / EPSG Arctic zone 3-29	4617	+proj=lcc +lat_0=78.7073375277778 +lon_0=-69 +lat_1=80.3333333333333 +lat_2=77 +x_0=29500000 +y_0=3500000 +ellps=GRS80
6104	NAD83(CSRS) / EPSG Arctic zone 4-14	4617	+proj=lcc +lat_0=75.3644033055556 +lon_0=-129 +lat_1=77 +lat_2=73.6666666666667 +x_0=14500000 +y_0=4500000 +ellps=GRS80
6105	NAD83(CSRS) / EPSG Arctic zone 4-16	4617	+proj=lcc +lat_0=75.3644033055556 +lon_0=-104 +lat_1=77 +lat_2=73.6666666666667 +x_0=16500000 +y_0=4500000 +ellps=GRS80
6106	NAD83(CSRS) / EPSG Arctic zone 4-18	4617	+proj=lcc +lat_0=75.3644033055556 +lon_0=-79 +lat_1=77 +lat_2=73.6666666666667 +x_0=18500000 +y_0=4500000 +ellps=GRS80
6107	NAD83(CSRS) / EPSG Arctic zone 5-33	4617	+proj=lcc +lat_0=72.0250091944445 +lon_0=-131 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=33500000 +y_0=5500000 +ellps=GRS80
6108	NAD83(CSRS) / EPSG Arctic zone 5-35	4617	+proj=lcc +lat_0=72.0250091944445 +lon_0=-111 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=35500000 +y_0=5500000 +ellps=GRS80
6109	NAD83(CSRS) / EPSG Arctic zone 5-37	4617	+proj=lcc +lat_0=72.0250091944445 +lon_0=-91 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=37500000 +y_0=5500000 +ellps=GRS80
6110	NAD83(CSRS) / EPSG Arctic zone 5-39	4617	+proj=lcc +lat_0=72.0250091944445 +lon_0=-71 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=39500000 +y_0=5500000 +ellps=GRS80
6111	NAD83(CSRS) / EPSG Arctic zone 6-18	4617	+proj=lcc +lat_0=68.6874755555556 +lon_0=-132 +lat_1=70.3333333333333 +lat_2=67 +x_0=18500000 +y_0=6500000 +ellps=GRS80
6112	NAD83(CSRS) / EPSG Arctic zone 6-20	4617	+proj=lcc +lat_0=68.6874755555556 +lon_0=-113 +lat_1=70.3333333333333 +lat_2=67 +x_0=20500000 +y_0=6500000 +ellps=GRS80
6113	NAD83(CSRS) / EPSG Arctic zone 6-22	4617	+proj=lcc +lat_0=68.6874755555556 +lon_0=-94 +lat_1=70.3333333333333 +lat_2=67 +x_0=22500000 +y_0=6500000 +ellps=GRS80
6114	NAD83(CSRS) / EPSG Arctic zone 6-24	4617	+proj=lcc +lat_0=68.6874755555556 +lon_0=-75 +lat_1=70.3333333333333 +lat_2=67 +x_0=24500000 +y_0=6500000 +ellps=GRS80
6115	WGS 84 / EPSG Arctic zone 1-27	4326	+proj=lcc +lat_0=85.4371183333333 +lon_0=30 +lat_1=87 +lat_2=83.6666666666667 +x_0=27500000 +y_0=1500000 +ellps=WGS84
6116	WGS 84 / EPSG Arctic zone 1-29	4326	+proj=lcc +lat_0=85.4371183333333 +lon_0=90 +lat_1=87 +lat_2=83.6666666666667 +x_0=29500000 +y_0=1500000 +ellps=WGS84
6117	WGS 84 / EPSG Arctic zone 1-31	4326	+proj=lcc +lat_0=85.4371183333333 +lon_0=150 +lat_1=87 +lat_2=83.6666666666667 +x_0=31500000 +y_0=1500000 +ellps=WGS84
6118	WGS 84 / EPSG Arctic zone 1-21	4326	+proj=lcc +lat_0=85.4371183333333 +lon_0=-150 +lat_1=87 +lat_2=83.6666666666667 +x_0=21500000 +y_0=1500000 +ellps=WGS84
6119	WGS 84 / EPSG Arctic zone 2-28	4326	+proj=lcc +lat_0=82.0584248888889 +lon_0=133 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=28500000 +y_0=2500000 +ellps=WGS84
6120	WGS 84 / EPSG Arctic zone 2-10	4326	+proj=lcc +lat_0=82.0584248888889 +lon_0=166 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=10500000 +y_0=2500000 +ellps=WGS84
6121	WGS 84 / EPSG Arctic zone 2-12	4326	+proj=lcc +lat_0=82.0584248888889 +lon_0=-154 +lat_1=83.6666666666667 +lat_2=80.3333333333333 +x_0=12500000 +y_0=2500000 +ellps=WGS84
6122	WGS 84 / EPSG Arctic zone 3-21	4326	+proj=lcc +lat_0=78.7073375277778 +lon_0=176 +lat_1=80.3333333333333 +lat_2=77 +x_0=21500000 +y_0=3500000 +ellps=WGS84
6123	WGS 84 / EPSG Arctic zone 3-23	4326	+proj=lcc +lat_0=78.7073375277778 +lon_0=-153 +lat_1=80.3333333333333 +lat_2=77 +x_0=23500000 +y_0=3500000 +ellps=WGS84
6124	WGS 84 / EPSG Arctic zone 4-12	4326	+proj=lcc +lat_0=75.3644033055556 +lon_0=-155 +lat_1=77 +lat_2=73.6666666666667 +x_0=12500000 +y_0=4500000 +ellps=WGS84
6125	ETRS89 / EPSG Arctic zone 5-47	4258	+proj=lcc +lat_0=72.0250091944445 +lon_0=-5 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=47500000 +y_0=5500000 +ellps=GRS80
6128	Grand Cayman National Grid 1959	4723	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9996 +x_0=499999.999998 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=ft
6129	Sister Islands National Grid 1961	4726	+proj=tmerc +lat_0=0 +lon_0=-81 +k=0.9996 +x_0=499999.999998 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=ft
6134	CIGD11	6134	+proj=longlat +ellps=GRS80	0
6135	CIGD11	6135	+proj=longlat +ellps=GRS80	0
6144	ETRS89 + NN54 height		+proj=longlat +ellps=GRS80
6145	ETRS89 / NTM zone 5 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=5.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6146	ETRS89 / NTM zone 6 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=6.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6147	ETRS89 / NTM zone 7 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=7.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6148	ETRS89 / NTM zone 8 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=8.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6149	ETRS89 / NTM zone 9 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=9.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6150	ETRS89 / NTM zone 10 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=10.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6151	ETRS89 / NTM zone 11 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=11.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6152	ETRS89 / NTM zone 12 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=12.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6153	ETRS89 / NTM zone 13 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=13.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6154	ETRS89 / NTM zone 14 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=14.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6155	ETRS89 / NTM zone 15 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=15.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6156	ETRS89 / NTM zone 16 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=16.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6157	ETRS89 / NTM zone 17 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=17.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6158	ETRS89 / NTM zone 18 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=18.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6159	ETRS89 / NTM zone 19 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=19.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6160	ETRS89 / NTM zone 20 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=20.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6161	ETRS89 / NTM zone 21 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=21.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6162	ETRS89 / NTM zone 22 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=22.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6163	ETRS89 / NTM zone 23 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=23.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6164	ETRS89 / NTM zone 24 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=24.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6165	ETRS89 / NTM zone 25 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=25.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6166	ETRS89 / NTM zone 26 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=26.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6167	ETRS89 / NTM zone 27 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=27.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6168	ETRS89 / NTM zone 28 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=28.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6169	ETRS89 / NTM zone 29 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=29.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6170	ETRS89 / NTM zone 30 + NN54 height	4258	+proj=tmerc +lat_0=58 +lon_0=30.5 +k=1 +x_0=100000 +y_0=1000000 +ellps=GRS80
6171	ETRS89 / UTM zone 31N + NN54 height	4258	+proj=utm +zone=31 +ellps=GRS80
6172	ETRS89 / UTM zone 32N + NN54 height	4258	+proj=utm +zone=32 +ellps=GRS80
6173	ETRS89 / UTM zone 33N + NN54 height	4258	+proj=utm +zone=33 +ellps=GRS80
6174	ETRS89 / UTM zone 34N + NN54 height	4258	+proj=utm +zone=34 +ellps=GRS80
6175	ETRS89 / UTM zone 35N + NN54 height	4258	+proj=utm +zone=35 +ellps=GRS80
6176	ETRS89 / UTM zone 36N + NN54 height	4258	+proj=utm +zone=36 +ellps=GRS80
6190	BD72 / Belgian Lambert 72 + Ostend height	4313	+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +a=6378388 +rf=297
6201	NAD27 / Michigan Central	4267	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3333333333333 +lat_1=44.1833333333333 +lat_2=45.7 +x_0=609601.219202438 +y_0=0 +k_0=1.0000382 +a=6378206.4 +rf=294.978698213898 +units=us-ft
6202	NAD27 / Michigan South	4267	+proj=lcc +lat_0=41.5 +lon_0=-84.3333333333333 +lat_1=42.1 +lat_2=43.6666666666667 +x_0=609601.219202438 +y_0=0 +k_0=1.0000382 +a=6378206.4 +rf=294.978698213898 +units=us-ft
6204	Macedonia State Coordinate System	3906	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.9999 +x_0=500000 +y_0=0 +a=6377397.155 +rf=299.1528128
6207	Nepal 1981	6207	+proj=longlat +a=6377276.345 +rf=300.8017	293.17,726.18,245.36
6210	SIRGAS 2000 / UTM zone 23N	4674	+proj=utm +zone=23 +ellps=GRS80
6211	SIRGAS 2000 / UTM zone 24N	4674	+proj=utm +zone=24 +ellps=GRS80
6307	NAD83(CORS96) / Puerto Rico and Virgin Is.	6783	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.4333333333333 +lat_2=18.0333333333333 +x_0=200000 +y_0=200000 +ellps=GRS80
6310	CGRS93	6310	+proj=longlat +ellps=WGS84	0
6311	CGRS93	6311	+proj=longlat +ellps=WGS84	8.846,-4.394,-1.122,-0.00237,-0.146528,0.130428,0.783926
6312	CGRS93 / Cyprus Local Transverse Mercator	6311	+proj=tmerc +lat_0=0 +lon_0=33 +k=0.99995 +x_0=200000 +y_0=-3500000 +ellps=WGS84
6316	MGI 1901 / Balkans zone 7	3906	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.9999 +x_0=7500000 +y_0=0 +a=6377397.155 +rf=299.1528128
6318	NAD83(2011)	6318	+proj=longlat +ellps=GRS80	0
6319	NAD83(2011)	6319	+proj=longlat +ellps=GRS80	0
6321	NAD83(PA11)	6321	+proj=longlat +ellps=GRS80	0
6322	NAD83(PA11)	6322	+proj=longlat +ellps=GRS80	0
6324	NAD83(MA11)	6324	+proj=longlat +ellps=GRS80	0
6325	NAD83(MA11)	6325	+proj=longlat +ellps=GRS80	0
6328	NAD83(2011) / UTM zone 59N	6318	+proj=utm +zone=59 +ellps=GRS80
6329	NAD83(2011) / UTM zone 60N	6318	+proj=utm +zone=60 +ellps=GRS80
6330	NAD83(2011) / UTM zone 1N	6318	+proj=utm +zone=1 +ellps=GRS80
6331	NAD83(2011) / UTM zone 2N	6318	+proj=utm +zone=2 +ellps=GRS80
6332	NAD83(2011) / UTM zone 3N	6318	+proj=utm +zone=3 +ellps=GRS80
6333	NAD83(2011) / UTM zone 4N	6318	+proj=utm +zone=4 +ellps=GRS80
6334	NAD83(2011) / UTM zone 5N	6318	+proj=utm +zone=5 +ellps=GRS80
6335	NAD83(2011) / UTM zone 6N	6318	+proj=utm +zone=6 +ellps=GRS80
6336	NAD83(2011) / UTM zone 7N	6318	+proj=utm +zone=7 +ellps=GRS80
6337	NAD83(2011) / UTM zone 8N	6318	+proj=utm +zone=8 +ellps=GRS80
6338	NAD83(2011) / UTM zone 9N	6318	+proj=utm +zone=9 +ellps=GRS80
6339	NAD83(2011) / UTM zone 10N	6318	+proj=utm +zone=10 +ellps=GRS80
6340	NAD83(2011) / UTM zone 11N	6318	+proj=utm +zone=11 +ellps=GRS80
6341	NAD83(2011) / UTM zone 12N	6318	+proj=utm +zone=12 +ellps=GRS80
6342	NAD83(2011) / UTM zone 13N	6318	+proj=utm +zone=13 +ellps=GRS80
6343	NAD83(2011) / UTM zone 14N	6318	+proj=utm +zone=14 +ellps=GRS80
6344	NAD83(2011) / UTM zone 15N	6318	+proj=utm +zone=15 +ellps=GRS80
6345	NAD83(2011) / UTM zone 16N	6318	+proj=utm +zone=16 +ellps=GRS80
6346	NAD83(2011) / UTM zone 17N	6318	+proj=utm +zone=17 +ellps=GRS80
6347	NAD83(2011) / UTM zone 18N	6318	+proj=utm +zone=18 +ellps=GRS80
6348	NAD83(2011) / UTM zone 19N	6318	+proj=utm +zone=19 +ellps=GRS80
6349	NAD83(2011) + NAVD88 height		+proj=longlat +ellps=GRS80
6350	NAD83(2011) / Conus Albers	6318	+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +ellps=GRS80
6351	NAD83(2011) / EPSG Arctic zone 5-29	6318	+proj=lcc +lat_0=72.0250091944445 +lon_0=-163 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=29500000 +y_0=5500000 +ellps=GRS80
6352	NAD83(2011) / EPSG Arctic zone 5-31	6318	+proj=lcc +lat_0=72.0250091944445 +lon_0=-147 +lat_1=73.6666666666667 +lat_2=70.3333333333333 +x_0=31500000 +y_0=5500000 +ellps=GRS80
6353	NAD83(2011) / EPSG Arctic zone 6-14	6318	+proj=lcc +lat_0=68.6874755555556 +lon_0=-165 +lat_1=70.3333333333333 +lat_2=67 +x_0=14500000 +y_0=6500000 +ellps=GRS80
6354	NAD83(2011) / EPSG Arctic zone 6-16	6318	+proj=lcc +lat_0=68.6874755555556 +lon_0=-147 +lat_1=70.3333333333333 +lat_2=67 +x_0=16500000 +y_0=6500000 +ellps=GRS80
6355	NAD83(2011) / Alabama East	6318	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000 +y_0=0 +ellps=GRS80
6356	NAD83(2011) / Alabama West	6318	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333 +x_0=600000 +y_0=0 +ellps=GRS80
6362	Mexico ITRF92 / LCC	4483	+proj=lcc +lat_0=12 +lon_0=-102 +lat_1=17.5 +lat_2=29.5 +x_0=2500000 +y_0=0 +ellps=GRS80
6364	Mexico ITRF2008	6364	+proj=longlat +ellps=GRS80	0
6365	Mexico ITRF2008	6365	+proj=longlat +ellps=GRS80	0
6366	Mexico ITRF2008 / UTM zone 11N	6365	+proj=utm +zone=11 +ellps=GRS80
6367	Mexico ITRF2008 / UTM zone 12N	6365	+proj=utm +zone=12 +ellps=GRS80
6368	Mexico ITRF2008 / UTM zone 13N	6365	+proj=utm +zone=13 +ellps=GRS80
6369	Mexico ITRF2008 / UTM zone 14N	6365	+proj=utm +zone=14 +ellps=GRS80
6370	Mexico ITRF2008 / UTM zone 15N	6365	+proj=utm +zone=15 +ellps=GRS80
6371	Mexico ITRF2008 / UTM zone 16N	6365	+proj=utm +zone=16 +ellps=GRS80
6372	Mexico ITRF2008 / LCC	6365	+proj=lcc +lat_0=12 +lon_0=-102 +lat_1=17.5 +lat_2=29.5 +x_0=2500000 +y_0=0 +ellps=GRS80
6381	UCS-2000 / Ukraine TM zone 7	5561	+proj=tmerc +lat_0=0 +lon_0=21 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
6382	UCS-2000 / Ukraine TM zone 8	5561	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
6383	UCS-2000 / Ukraine TM zone 9	5561	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
6384	UCS-2000 / Ukraine TM zone 10	5561	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
6385	UCS-2000 / Ukraine TM zone 11	5561	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
6386	UCS-2000 / Ukraine TM zone 12	5561	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
6387	UCS-2000 / Ukraine TM zone 13	5561	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
6391	Cayman Islands National Grid 2011	6135	+proj=lcc +lat_0=19.3333333333333 +lon_0=-80.5666666666667 +lat_1=19.3333333333333 +lat_2=19.7 +x_0=899160 +y_0=579120 +ellps=GRS80 +units=ft
6393	NAD83(2011) / Alaska Albers	6318	+proj=aea +lat_0=50 +lon_0=-154 +lat_1=55 +lat_2=65 +x_0=0 +y_0=0 +ellps=GRS80
6394	NAD83(2011) / Alaska zone 1	6318	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=323.130102361111 +gamma=323.130102361111 +k=0.9999 +x_0=5000000 +y_0=-5000000 +ellps=GRS80
6395	NAD83(2011) / Alaska zone 2	6318	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6396	NAD83(2011) / Alaska zone 3	6318	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6397	NAD83(2011) / Alaska zone 4	6318	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6398	NAD83(2011) / Alaska zone 5	6318	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6399	NAD83(2011) / Alaska zone 6	6318	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6400	NAD83(2011) / Alaska zone 7	6318	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6401	NAD83(2011) / Alaska zone 8	6318	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6402	NAD83(2011) / Alaska zone 9	6318	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6403	NAD83(2011) / Alaska zone 10	6318	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=53.8333333333333 +lat_2=51.8333333333333 +x_0=1000000 +y_0=0 +ellps=GRS80
6404	NAD83(2011) / Arizona Central	6318	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
6405	NAD83(2011) / Arizona Central (ft)	6318	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
6406	NAD83(2011) / Arizona East	6318	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80
6407	NAD83(2011) / Arizona East (ft)	6318	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
6408	NAD83(2011) / Arizona West	6318	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80
6409	NAD83(2011) / Arizona West (ft)	6318	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
6410	NAD83(2011) / Arkansas North	6318	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=400000 +y_0=0 +ellps=GRS80
6411	NAD83(2011) / Arkansas North (ftUS)	6318	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
6412	NAD83(2011) / Arkansas South	6318	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=400000 +y_0=400000 +ellps=GRS80
6413	NAD83(2011) / Arkansas South (ftUS)	6318	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
6414	NAD83(2011) / California Albers	6318	+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-4000000 +ellps=GRS80
6415	NAD83(2011) / California zone 1	6318	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000 +y_0=500000 +ellps=GRS80
6416	NAD83(2011) / California zone 1 (ftUS)	6318	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
6417	NAD83(2011) / California zone 2	6318	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
6418	NAD83(2011) / California zone 2 (ftUS)	6318	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
6419	NAD83(2011) / California zone 3	6318	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000 +y_0=500000 +ellps=GRS80
6420	NAD83(2011) / California zone 3 (ftUS)	6318	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
6421	NAD83(2011) / California zone 4	6318	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000 +y_0=500000 +ellps=GRS80
6422	NAD83(2011) / California zone 4 (ftUS)	6318	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
6423	NAD83(2011) / California zone 5	6318	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
6424	NAD83(2011) / California zone 5 (ftUS)	6318	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
6425	NAD83(2011) / California zone 6	6318	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000 +y_0=500000 +ellps=GRS80
6426	NAD83(2011) / California zone 6 (ftUS)	6318	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
6427	NAD83(2011) / Colorado Central	6318	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
6428	NAD83(2011) / Colorado Central (ftUS)	6318	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
6429	NAD83(2011) / Colorado North	6318	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
6430	NAD83(2011) / Colorado North (ftUS)	6318	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
6431	NAD83(2011) / Colorado South	6318	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.8289 +y_0=304800.6096 +ellps=GRS80
6432	NAD83(2011) / Colorado South (ftUS)	6318	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.828803657 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
6433	NAD83(2011) / Connecticut	6318	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.6096 +y_0=152400.3048 +ellps=GRS80
6434	NAD83(2011) / Connecticut (ftUS)	6318	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.609601219 +y_0=152400.30480061 +ellps=GRS80 +units=us-ft
6435	NAD83(2011) / Delaware	6318	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000 +y_0=0 +ellps=GRS80
6436	NAD83(2011) / Delaware (ftUS)	6318	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6437	NAD83(2011) / Florida East	6318	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
6438	NAD83(2011) / Florida East (ftUS)	6318	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6439	NAD83(2011) / Florida GDL Albers	6318	+proj=aea +lat_0=24 +lon_0=-84 +lat_1=24 +lat_2=31.5 +x_0=400000 +y_0=0 +ellps=GRS80
6440	NAD83(2011) / Florida North	6318	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6441	NAD83(2011) / Florida North (ftUS)	6318	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6442	NAD83(2011) / Florida West	6318	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000 +y_0=0 +ellps=GRS80
6443	NAD83(2011) / Florida West (ftUS)	6318	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6444	NAD83(2011) / Georgia East	6318	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000 +y_0=0 +ellps=GRS80
6445	NAD83(2011) / Georgia East (ftUS)	6318	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6446	NAD83(2011) / Georgia West	6318	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=700000 +y_0=0 +ellps=GRS80
6447	NAD83(2011) / Georgia West (ftUS)	6318	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
6448	NAD83(2011) / Idaho Central	6318	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000 +y_0=0 +ellps=GRS80
6449	NAD83(2011) / Idaho Central (ftUS)	6318	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6450	NAD83(2011) / Idaho East	6318	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000 +y_0=0 +ellps=GRS80
6451	NAD83(2011) / Idaho East (ftUS)	6318	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6452	NAD83(2011) / Idaho West	6318	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000 +y_0=0 +ellps=GRS80
6453	NAD83(2011) / Idaho West (ftUS)	6318	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6454	NAD83(2011) / Illinois East	6318	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80
6455	NAD83(2011) / Illinois East (ftUS)	6318	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
6456	NAD83(2011) / Illinois West	6318	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=700000 +y_0=0 +ellps=GRS80
6457	NAD83(2011) / Illinois West (ftUS)	6318	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=699999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
6458	NAD83(2011) / Indiana East	6318	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=100000 +y_0=250000 +ellps=GRS80
6459	NAD83(2011) / Indiana East (ftUS)	6318	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=99999.9998983997 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
6460	NAD83(2011) / Indiana West	6318	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=250000 +ellps=GRS80
6461	NAD83(2011) / Indiana West (ftUS)	6318	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
6462	NAD83(2011) / Iowa North	6318	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
6463	NAD83(2011) / Iowa North (ftUS)	6318	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
6464	NAD83(2011) / Iowa South	6318	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000 +y_0=0 +ellps=GRS80
6465	NAD83(2011) / Iowa South (ftUS)	6318	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
6466	NAD83(2011) / Kansas North	6318	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=400000 +y_0=0 +ellps=GRS80
6467	NAD83(2011) / Kansas North (ftUS)	6318	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
6468	NAD83(2011) / Kansas South	6318	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=400000 +y_0=400000 +ellps=GRS80
6469	NAD83(2011) / Kansas South (ftUS)	6318	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
6470	NAD83(2011) / Kentucky North	6318	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000 +y_0=0 +ellps=GRS80
6471	NAD83(2011) / Kentucky North (ftUS)	6318	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6472	NAD83(2011) / Kentucky Single Zone	6318	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=1000000 +ellps=GRS80
6473	NAD83(2011) / Kentucky Single Zone (ftUS)	6318	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.0833333333333 +lat_2=38.6666666666667 +x_0=1500000 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
6474	NAD83(2011) / Kentucky South	6318	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000 +y_0=500000 +ellps=GRS80
6475	NAD83(2011) / Kentucky South (ftUS)	6318	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
6476	NAD83(2011) / Louisiana North	6318	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=1000000 +y_0=0 +ellps=GRS80
6477	NAD83(2011) / Louisiana North (ftUS)	6318	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
6478	NAD83(2011) / Louisiana South	6318	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=1000000 +y_0=0 +ellps=GRS80
6479	NAD83(2011) / Louisiana South (ftUS)	6318	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=999999.999989839 +y_0=0 +ellps=GRS80 +units=us-ft
6480	NAD83(2011) / Maine CS2000 Central	6318	+proj=tmerc +lat_0=43.5 +lon_0=-69.125 +k=0.99998 +x_0=500000 +y_0=0 +ellps=GRS80
6481	NAD83(2011) / Maine CS2000 East	6318	+proj=tmerc +lat_0=43.8333333333333 +lon_0=-67.875 +k=0.99998 +x_0=700000 +y_0=0 +ellps=GRS80
6482	NAD83(2011) / Maine CS2000 West	6318	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.375 +k=0.99998 +x_0=300000 +y_0=0 +ellps=GRS80
6483	NAD83(2011) / Maine East	6318	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80
6484	NAD83(2011) / Maine East (ftUS)	6318	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
6485	NAD83(2011) / Maine West	6318	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80
6486	NAD83(2011) / Maine West (ftUS)	6318	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80 +units=us-ft
6487	NAD83(2011) / Maryland	6318	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=400000 +y_0=0 +ellps=GRS80
6488	NAD83(2011) / Maryland (ftUS)	6318	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=399999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
6489	NAD83(2011) / Massachusetts Island	6318	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000 +y_0=0 +ellps=GRS80
6490	NAD83(2011) / Massachusetts Island (ftUS)	6318	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6491	NAD83(2011) / Massachusetts Mainland	6318	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000 +y_0=750000 +ellps=GRS80
6492	NAD83(2011) / Massachusetts Mainland (ftUS)	6318	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000.0001016 +y_0=750000 +ellps=GRS80 +units=us-ft
6493	NAD83(2011) / Michigan Central	6318	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=6000000 +y_0=0 +ellps=GRS80
6494	NAD83(2011) / Michigan Central (ft)	6318	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=5999999.999976 +y_0=0 +ellps=GRS80 +units=ft
6495	NAD83(2011) / Michigan North	6318	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=8000000 +y_0=0 +ellps=GRS80
6496	NAD83(2011) / Michigan North (ft)	6318	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=7999999.999968 +y_0=0 +ellps=GRS80 +units=ft
6497	NAD83(2011) / Michigan Oblique Mercator	6318	+proj=omerc +no_uoff +lat_0=45.3091666666667 +lonc=-86 +alpha=337.25556 +gamma=337.25556 +k=0.9996 +x_0=2546731.496 +y_0=-4354009.816 +ellps=GRS80
6498	NAD83(2011) / Michigan South	6318	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=4000000 +y_0=0 +ellps=GRS80
6499	NAD83(2011) / Michigan South (ft)	6318	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=3999999.999984 +y_0=0 +ellps=GRS80 +units=ft
6500	NAD83(2011) / Minnesota Central	6318	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000 +y_0=100000 +ellps=GRS80
6501	NAD83(2011) / Minnesota Central (ftUS)	6318	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
6502	NAD83(2011) / Minnesota North	6318	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
6503	NAD83(2011) / Minnesota North (ftUS)	6318	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
6504	NAD83(2011) / Minnesota South	6318	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000 +y_0=100000 +ellps=GRS80
6505	NAD83(2011) / Minnesota South (ftUS)	6318	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
6506	NAD83(2011) / Mississippi East	6318	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80
65061	NAD 1927 SPCS Zone Guam	4267	+proj=poly +lat_0=13.4724663527778 +lon_0=144.748750705556 +x_0=50000 +y_0=50000 +a=6378206.4 +rf=294.978698213898 +units=us-ft
65062	American Samoa 1962 SPCS American Samoa	4169	+proj=lcc +lat_1=-14.2666666666667 +lat_0=-14.2666666666667 +lon_0=-170 +k_0=1 +x_0=152400.30480061 +y_0=95169.3116586233 +a=6378206.4 +rf=294.978698213898 +units=us-ft
6507	NAD83(2011) / Mississippi East (ftUS)	6318	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
6508	NAD83(2011) / Mississippi TM	6318	+proj=tmerc +lat_0=32.5 +lon_0=-89.75 +k=0.9998335 +x_0=500000 +y_0=1300000 +ellps=GRS80
6509	NAD83(2011) / Mississippi West	6318	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=700000 +y_0=0 +ellps=GRS80
6510	NAD83(2011) / Mississippi West (ftUS)	6318	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=699999.999898399 +y_0=0 +ellps=GRS80 +units=us-ft
6511	NAD83(2011) / Missouri Central	6318	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333 +x_0=500000 +y_0=0 +ellps=GRS80
6512	NAD83(2011) / Missouri East	6318	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333 +x_0=250000 +y_0=0 +ellps=GRS80
6513	NAD83(2011) / Missouri West	6318	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941177 +x_0=850000 +y_0=0 +ellps=GRS80
6514	NAD83(2011) / Montana	6318	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=600000 +y_0=0 +ellps=GRS80
6515	NAD83(2011) / Montana (ft)	6318	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
6516	NAD83(2011) / Nebraska	6318	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000 +y_0=0 +ellps=GRS80
65161	NAD 1983 SPCS Zone Guam	4269	+proj=poly +lat_0=13.4724663527778 +lon_0=144.748750705556 +x_0=50000 +y_0=50000 +ellps=GRS80
6518	NAD83(2011) / Nevada Central	6318	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000 +y_0=6000000 +ellps=GRS80
6519	NAD83(2011) / Nevada Central (ftUS)	6318	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000.00001016 +y_0=6000000 +ellps=GRS80 +units=us-ft
6520	NAD83(2011) / Nevada East	6318	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000 +y_0=8000000 +ellps=GRS80
6521	NAD83(2011) / Nevada East (ftUS)	6318	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000.00001016 +y_0=8000000.00001016 +ellps=GRS80 +units=us-ft
6522	NAD83(2011) / Nevada West	6318	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000 +y_0=4000000 +ellps=GRS80
6523	NAD83(2011) / Nevada West (ftUS)	6318	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000.00001016 +y_0=3999999.99998984 +ellps=GRS80 +units=us-ft
6524	NAD83(2011) / New Hampshire	6318	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80
6525	NAD83(2011) / New Hampshire (ftUS)	6318	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
6526	NAD83(2011) / New Jersey	6318	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
6527	NAD83(2011) / New Jersey (ftUS)	6318	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
6528	NAD83(2011) / New Mexico Central	6318	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
6529	NAD83(2011) / New Mexico Central (ftUS)	6318	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6530	NAD83(2011) / New Mexico East	6318	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80
6531	NAD83(2011) / New Mexico East (ftUS)	6318	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80 +units=us-ft
6532	NAD83(2011) / New Mexico West	6318	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000 +y_0=0 +ellps=GRS80
6533	NAD83(2011) / New Mexico West (ftUS)	6318	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6534	NAD83(2011) / New York Central	6318	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=250000 +y_0=0 +ellps=GRS80
6535	NAD83(2011) / New York Central (ftUS)	6318	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=249999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
6536	NAD83(2011) / New York East	6318	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80
6537	NAD83(2011) / New York East (ftUS)	6318	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
6538	NAD83(2011) / New York Long Island	6318	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80
6539	NAD83(2011) / New York Long Island (ftUS)	6318	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
6540	NAD83(2011) / New York West	6318	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000 +y_0=0 +ellps=GRS80
6541	NAD83(2011) / New York West (ftUS)	6318	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6542	NAD83(2011) / North Carolina	6318	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.22 +y_0=0 +ellps=GRS80
6543	NAD83(2011) / North Carolina (ftUS)	6318	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.219202438 +y_0=0 +ellps=GRS80 +units=us-ft
6544	NAD83(2011) / North Dakota North	6318	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6545	NAD83(2011) / North Dakota North (ft)	6318	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
6546	NAD83(2011) / North Dakota South	6318	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6547	NAD83(2011) / North Dakota South (ft)	6318	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
6548	NAD83(2011) / Ohio North	6318	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6549	NAD83(2011) / Ohio North (ftUS)	6318	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6550	NAD83(2011) / Ohio South	6318	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6551	NAD83(2011) / Ohio South (ftUS)	6318	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6552	NAD83(2011) / Oklahoma North	6318	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
6553	NAD83(2011) / Oklahoma North (ftUS)	6318	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6554	NAD83(2011) / Oklahoma South	6318	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6555	NAD83(2011) / Oklahoma South (ftUS)	6318	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6556	NAD83(2011) / Oregon LCC (m)	6318	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=400000 +y_0=0 +ellps=GRS80
6557	NAD83(2011) / Oregon GIC Lambert (ft)	6318	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=399999.9999984 +y_0=0 +ellps=GRS80 +units=ft
6558	NAD83(2011) / Oregon North	6318	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000 +y_0=0 +ellps=GRS80
6559	NAD83(2011) / Oregon North (ft)	6318	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000.0001424 +y_0=0 +ellps=GRS80 +units=ft
6560	NAD83(2011) / Oregon South	6318	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000 +y_0=0 +ellps=GRS80
6561	NAD83(2011) / Oregon South (ft)	6318	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000.0001464 +y_0=0 +ellps=GRS80 +units=ft
6562	NAD83(2011) / Pennsylvania North	6318	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6563	NAD83(2011) / Pennsylvania North (ftUS)	6318	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6564	NAD83(2011) / Pennsylvania South	6318	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6565	NAD83(2011) / Pennsylvania South (ftUS)	6318	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6566	NAD83(2011) / Puerto Rico and Virgin Is.	6318	+proj=lcc +lat_0=17.8333333333333 +lon_0=-66.4333333333333 +lat_1=18.4333333333333 +lat_2=18.0333333333333 +x_0=200000 +y_0=200000 +ellps=GRS80
6567	NAD83(2011) / Rhode Island	6318	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=100000 +y_0=0 +ellps=GRS80
6568	NAD83(2011) / Rhode Island (ftUS)	6318	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=99999.9999898399 +y_0=0 +ellps=GRS80 +units=us-ft
6569	NAD83(2011) / South Carolina	6318	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80
6570	NAD83(2011) / South Carolina (ft)	6318	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80 +units=ft
6571	NAD83(2011) / South Dakota North	6318	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80
6572	NAD83(2011) / South Dakota North (ftUS)	6318	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6573	NAD83(2011) / South Dakota South	6318	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6574	NAD83(2011) / South Dakota South (ftUS)	6318	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6575	NAD83(2011) / Tennessee	6318	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80
6576	NAD83(2011) / Tennessee (ftUS)	6318	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6577	NAD83(2011) / Texas Central	6318	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=700000 +y_0=3000000 +ellps=GRS80
6578	NAD83(2011) / Texas Central (ftUS)	6318	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=699999.999898399 +y_0=3000000 +ellps=GRS80 +units=us-ft
6579	NAD83(2011) / Texas Centric Albers Equal Area	6318	+proj=aea +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=6000000 +ellps=GRS80
6580	NAD83(2011) / Texas Centric Lambert Conformal	6318	+proj=lcc +lat_0=18 +lon_0=-100 +lat_1=27.5 +lat_2=35 +x_0=1500000 +y_0=5000000 +ellps=GRS80
6581	NAD83(2011) / Texas North	6318	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000 +y_0=1000000 +ellps=GRS80
6582	NAD83(2011) / Texas North (ftUS)	6318	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
6583	NAD83(2011) / Texas North Central	6318	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000 +ellps=GRS80
6584	NAD83(2011) / Texas North Central (ftUS)	6318	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
6585	NAD83(2011) / Texas South	6318	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000 +ellps=GRS80
6586	NAD83(2011) / Texas South (ftUS)	6318	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000.0001016 +ellps=GRS80 +units=us-ft
6587	NAD83(2011) / Texas South Central	6318	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=4000000 +ellps=GRS80
6588	NAD83(2011) / Texas South Central (ftUS)	6318	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=3999999.9998984 +ellps=GRS80 +units=us-ft
6589	NAD83(2011) / Vermont	6318	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000 +y_0=0 +ellps=GRS80
6590	NAD83(2011) / Vermont (ftUS)	6318	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
6591	NAD83(2011) / Virginia Lambert	6318	+proj=lcc +lat_0=36 +lon_0=-79.5 +lat_1=37 +lat_2=39.5 +x_0=0 +y_0=0 +ellps=GRS80
6592	NAD83(2011) / Virginia North	6318	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000 +y_0=2000000 +ellps=GRS80
6593	NAD83(2011) / Virginia North (ftUS)	6318	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000.0001016 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
6594	NAD83(2011) / Virginia South	6318	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000 +y_0=1000000 +ellps=GRS80
6595	NAD83(2011) / Virginia South (ftUS)	6318	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000.0001016 +y_0=999999.999898399 +ellps=GRS80 +units=us-ft
6596	NAD83(2011) / Washington North	6318	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000 +y_0=0 +ellps=GRS80
6597	NAD83(2011) / Washington North (ftUS)	6318	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6598	NAD83(2011) / Washington South	6318	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000 +y_0=0 +ellps=GRS80
6599	NAD83(2011) / Washington South (ftUS)	6318	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
6600	NAD83(2011) / West Virginia North	6318	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80
6601	NAD83(2011) / West Virginia North (ftUS)	6318	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6602	NAD83(2011) / West Virginia South	6318	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6603	NAD83(2011) / West Virginia South (ftUS)	6318	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6605	NAD83(2011) / Wisconsin Central (ftUS)	6318	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6606	NAD83(2011) / Wisconsin North	6318	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80
6607	NAD83(2011) / Wisconsin North (ftUS)	6318	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6608	NAD83(2011) / Wisconsin South	6318	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80
6609	NAD83(2011) / Wisconsin South (ftUS)	6318	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6610	NAD83(2011) / Wisconsin Transverse Mercator	6318	+proj=tmerc +lat_0=0 +lon_0=-90 +k=0.9996 +x_0=520000 +y_0=-4480000 +ellps=GRS80
6611	NAD83(2011) / Wyoming East	6318	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000 +y_0=0 +ellps=GRS80
6612	NAD83(2011) / Wyoming East (ftUS)	6318	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
6613	NAD83(2011) / Wyoming East Central	6318	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=400000 +y_0=100000 +ellps=GRS80
6614	NAD83(2011) / Wyoming East Central (ftUS)	6318	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=399999.99998984 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
6615	NAD83(2011) / Wyoming West	6318	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000 +y_0=100000 +ellps=GRS80
6616	NAD83(2011) / Wyoming West (ftUS)	6318	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000.00001016 +y_0=99999.9999898399 +ellps=GRS80 +units=us-ft
6617	NAD83(2011) / Wyoming West Central	6318	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80
6618	NAD83(2011) / Wyoming West Central (ftUS)	6318	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
6619	NAD83(2011) / Utah Central	6318	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000 +y_0=2000000 +ellps=GRS80
6620	NAD83(2011) / Utah North	6318	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000 +y_0=1000000 +ellps=GRS80
6621	NAD83(2011) / Utah South	6318	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000 +y_0=3000000 +ellps=GRS80
6622	NAD83(CSRS) / Quebec Lambert	4617	+proj=lcc +lat_0=44 +lon_0=-68.5 +lat_1=60 +lat_2=46 +x_0=0 +y_0=0 +ellps=GRS80
6623	NAD83 / Quebec Albers	4269	+proj=aea +lat_0=44 +lon_0=-68.5 +lat_1=60 +lat_2=46 +x_0=0 +y_0=0 +ellps=GRS80
6624	NAD83(CSRS) / Quebec Albers	4617	+proj=aea +lat_0=44 +lon_0=-68.5 +lat_1=60 +lat_2=46 +x_0=0 +y_0=0 +ellps=GRS80
6625	NAD83(2011) / Utah Central (ftUS)	6318	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.00001016 +y_0=2000000.00001016 +ellps=GRS80 +units=us-ft
6626	NAD83(2011) / Utah North (ftUS)	6318	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.00001016 +y_0=999999.999989839 +ellps=GRS80 +units=us-ft
6627	NAD83(2011) / Utah South (ftUS)	6318	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.00001016 +y_0=3000000 +ellps=GRS80 +units=us-ft
6628	NAD83(PA11) / Hawaii zone 1	6322	+proj=tmerc +lat_0=18.8333333333333 +lon_0=-155.5 +k=0.999966667 +x_0=500000 +y_0=0 +ellps=GRS80
6629	NAD83(PA11) / Hawaii zone 2	6322	+proj=tmerc +lat_0=20.3333333333333 +lon_0=-156.666666666667 +k=0.999966667 +x_0=500000 +y_0=0 +ellps=GRS80
6630	NAD83(PA11) / Hawaii zone 3	6322	+proj=tmerc +lat_0=21.1666666666667 +lon_0=-158 +k=0.99999 +x_0=500000 +y_0=0 +ellps=GRS80
6631	NAD83(PA11) / Hawaii zone 4	6322	+proj=tmerc +lat_0=21.8333333333333 +lon_0=-159.5 +k=0.99999 +x_0=500000 +y_0=0 +ellps=GRS80
6632	NAD83(PA11) / Hawaii zone 5	6322	+proj=tmerc +lat_0=21.6666666666667 +lon_0=-160.166666666667 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
6633	NAD83(PA11) / Hawaii zone 3 (ftUS)	6322	+proj=tmerc +lat_0=21.1666666666667 +lon_0=-158 +k=0.99999 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
6634	NAD83(PA11) / UTM zone 4N	6322	+proj=utm +zone=4 +ellps=GRS80
6635	NAD83(PA11) / UTM zone 5N	6322	+proj=utm +zone=5 +ellps=GRS80
6636	NAD83(PA11) / UTM zone 2S	6322	+proj=utm +zone=2 +south +ellps=GRS80
6637	NAD83(MA11) / Guam Map Grid	6325	+proj=tmerc +lat_0=13.5 +lon_0=144.75 +k=1 +x_0=100000 +y_0=200000 +ellps=GRS80
6646	Karbala 1979 / Iraq National Grid	4743	+proj=tmerc +lat_0=29.0262683333333 +lon_0=46.5 +k=0.9994 +x_0=800000 +y_0=0 +a=6378249.145 +rf=293.465
6649	NAD83(CSRS) + CGVD2013(CGG2013) height		+proj=longlat +ellps=GRS80
6650	NAD83(CSRS) / UTM zone 7N + CGVD2013 height	4617	+proj=utm +zone=7 +ellps=GRS80
6651	NAD83(CSRS) / UTM zone 8N + CGVD2013 height	4617	+proj=utm +zone=8 +ellps=GRS80
6652	NAD83(CSRS) / UTM zone 9N + CGVD2013 height	4617	+proj=utm +zone=9 +ellps=GRS80
6653	NAD83(CSRS) / UTM zone 10N + CGVD2013 height	4617	+proj=utm +zone=10 +ellps=GRS80
6654	NAD83(CSRS) / UTM zone 11N + CGVD2013 height	4617	+proj=utm +zone=11 +ellps=GRS80
6655	NAD83(CSRS) / UTM zone 12N + CGVD2013 height	4617	+proj=utm +zone=12 +ellps=GRS80
6656	NAD83(CSRS) / UTM zone 13N + CGVD2013 height	4617	+proj=utm +zone=13 +ellps=GRS80
6657	NAD83(CSRS) / UTM zone 14N + CGVD2013 height	4617	+proj=utm +zone=14 +ellps=GRS80
6658	NAD83(CSRS) / UTM zone 15N + CGVD2013 height	4617	+proj=utm +zone=15 +ellps=GRS80
6659	NAD83(CSRS) / UTM zone 16N + CGVD2013 height	4617	+proj=utm +zone=16 +ellps=GRS80
6660	NAD83(CSRS) / UTM zone 17N + CGVD2013 height	4617	+proj=utm +zone=17 +ellps=GRS80
6661	NAD83(CSRS) / UTM zone 18N + CGVD2013 height	4617	+proj=utm +zone=18 +ellps=GRS80
6662	NAD83(CSRS) / UTM zone 19N + CGVD2013 height	4617	+proj=utm +zone=19 +ellps=GRS80
6663	NAD83(CSRS) / UTM zone 20N + CGVD2013 height	4617	+proj=utm +zone=20 +ellps=GRS80
6664	NAD83(CSRS) / UTM zone 21N + CGVD2013 height	4617	+proj=utm +zone=21 +ellps=GRS80
6665	NAD83(CSRS) / UTM zone 22N + CGVD2013 height	4617	+proj=utm +zone=22 +ellps=GRS80
6667	JGD2011	6667	+proj=longlat +ellps=GRS80	0
6668	JGD2011	6668	+proj=longlat +ellps=GRS80	0
6669	JGD2011 / Japan Plane Rectangular CS I	6668	+proj=tmerc +lat_0=33 +lon_0=129.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6670	JGD2011 / Japan Plane Rectangular CS II	6668	+proj=tmerc +lat_0=33 +lon_0=131 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6671	JGD2011 / Japan Plane Rectangular CS III	6668	+proj=tmerc +lat_0=36 +lon_0=132.166666666667 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6672	JGD2011 / Japan Plane Rectangular CS IV	6668	+proj=tmerc +lat_0=33 +lon_0=133.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6673	JGD2011 / Japan Plane Rectangular CS V	6668	+proj=tmerc +lat_0=36 +lon_0=134.333333333333 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6674	JGD2011 / Japan Plane Rectangular CS VI	6668	+proj=tmerc +lat_0=36 +lon_0=136 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6675	JGD2011 / Japan Plane Rectangular CS VII	6668	+proj=tmerc +lat_0=36 +lon_0=137.166666666667 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6676	JGD2011 / Japan Plane Rectangular CS VIII	6668	+proj=tmerc +lat_0=36 +lon_0=138.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6677	JGD2011 / Japan Plane Rectangular CS IX	6668	+proj=tmerc +lat_0=36 +lon_0=139.833333333333 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6678	JGD2011 / Japan Plane Rectangular CS X	6668	+proj=tmerc +lat_0=40 +lon_0=140.833333333333 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6679	JGD2011 / Japan Plane Rectangular CS XI	6668	+proj=tmerc +lat_0=44 +lon_0=140.25 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6680	JGD2011 / Japan Plane Rectangular CS XII	6668	+proj=tmerc +lat_0=44 +lon_0=142.25 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6681	JGD2011 / Japan Plane Rectangular CS XIII	6668	+proj=tmerc +lat_0=44 +lon_0=144.25 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6682	JGD2011 / Japan Plane Rectangular CS XIV	6668	+proj=tmerc +lat_0=26 +lon_0=142 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6683	JGD2011 / Japan Plane Rectangular CS XV	6668	+proj=tmerc +lat_0=26 +lon_0=127.5 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6684	JGD2011 / Japan Plane Rectangular CS XVI	6668	+proj=tmerc +lat_0=26 +lon_0=124 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6685	JGD2011 / Japan Plane Rectangular CS XVII	6668	+proj=tmerc +lat_0=26 +lon_0=131 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6686	JGD2011 / Japan Plane Rectangular CS XVIII	6668	+proj=tmerc +lat_0=20 +lon_0=136 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6687	JGD2011 / Japan Plane Rectangular CS XIX	6668	+proj=tmerc +lat_0=26 +lon_0=154 +k=0.9999 +x_0=0 +y_0=0 +ellps=GRS80
6688	JGD2011 / UTM zone 51N	6668	+proj=utm +zone=51 +ellps=GRS80
6689	JGD2011 / UTM zone 52N	6668	+proj=utm +zone=52 +ellps=GRS80
6690	JGD2011 / UTM zone 53N	6668	+proj=utm +zone=53 +ellps=GRS80
6691	JGD2011 / UTM zone 54N	6668	+proj=utm +zone=54 +ellps=GRS80
6692	JGD2011 / UTM zone 55N	6668	+proj=utm +zone=55 +ellps=GRS80
6696	JGD2000 + JGD2000 (vertical) height		+proj=longlat +ellps=GRS80
6697	JGD2011 + JGD2011 (vertical) height		+proj=longlat +ellps=GRS80
6700	Tokyo + JSLD72 height		+proj=longlat +a=6377397.155 +rf=299.1528128
6703	WGS 84 / TM 60 SW	4326	+proj=tmerc +lat_0=0 +lon_0=-60 +k=0.9996 +x_0=500000 +y_0=10000000 +ellps=WGS84
6705	RDN2008	6705	+proj=longlat +ellps=GRS80	0
6706	RDN2008	6706	+proj=longlat +ellps=GRS80	0
6707	RDN2008 / UTM zone 32N (N-E)	6706	+proj=utm +zone=32 +ellps=GRS80
6708	RDN2008 / UTM zone 33N (N-E)	6706	+proj=utm +zone=33 +ellps=GRS80
6709	RDN2008 / UTM zone 34N (N-E)	6706	+proj=utm +zone=34 +ellps=GRS80
6720	WGS 84 / CIG92	4326	+proj=tmerc +lat_0=0 +lon_0=105.625 +k=1.000024 +x_0=50000 +y_0=1300000 +ellps=WGS84
6721	GDA94 / CIG94	4283	+proj=tmerc +lat_0=0 +lon_0=105.625 +k=1.00002514 +x_0=50000 +y_0=1300000 +ellps=GRS80
6722	WGS 84 / CKIG92	4326	+proj=tmerc +lat_0=0 +lon_0=96.875 +k=1 +x_0=50000 +y_0=1400000 +ellps=WGS84
6723	GDA94 / CKIG94	4283	+proj=tmerc +lat_0=0 +lon_0=96.875 +k=0.99999387 +x_0=50000 +y_0=1500000 +ellps=GRS80
6736	GDA94 / MGA zone 46	4283	+proj=utm +zone=46 +south +ellps=GRS80
6737	GDA94 / MGA zone 47	4283	+proj=utm +zone=47 +south +ellps=GRS80
6738	GDA94 / MGA zone 59	4283	+proj=utm +zone=59 +south +ellps=GRS80
6782	NAD83(CORS96)	6782	+proj=longlat +ellps=GRS80	0
6783	NAD83(CORS96)	6783	+proj=longlat +ellps=GRS80	0
6784	NAD83(CORS96) / Oregon Baker zone (m)	6783	+proj=tmerc +lat_0=44.5 +lon_0=-117.833333333333 +k=1.00016 +x_0=40000 +y_0=0 +ellps=GRS80
6785	NAD83(CORS96) / Oregon Baker zone (ft)	6783	+proj=tmerc +lat_0=44.5 +lon_0=-117.833333333333 +k=1.00016 +x_0=39999.99999984 +y_0=0 +ellps=GRS80 +units=ft
6786	NAD83(2011) / Oregon Baker zone (m)	6318	+proj=tmerc +lat_0=44.5 +lon_0=-117.833333333333 +k=1.00016 +x_0=40000 +y_0=0 +ellps=GRS80
6787	NAD83(2011) / Oregon Baker zone (ft)	6318	+proj=tmerc +lat_0=44.5 +lon_0=-117.833333333333 +k=1.00016 +x_0=39999.99999984 +y_0=0 +ellps=GRS80 +units=ft
6788	NAD83(CORS96) / Oregon Bend-Klamath Falls zone (m)	6783	+proj=tmerc +lat_0=41.75 +lon_0=-121.75 +k=1.0002 +x_0=80000 +y_0=0 +ellps=GRS80
6789	NAD83(CORS96) / Oregon Bend-Klamath Falls zone (ft)	6783	+proj=tmerc +lat_0=41.75 +lon_0=-121.75 +k=1.0002 +x_0=79999.99999968 +y_0=0 +ellps=GRS80 +units=ft
6790	NAD83(2011) / Oregon Bend-Klamath Falls zone (m)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-121.75 +k=1.0002 +x_0=80000 +y_0=0 +ellps=GRS80
6791	NAD83(2011) / Oregon Bend-Klamath Falls zone (ft)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-121.75 +k=1.0002 +x_0=79999.99999968 +y_0=0 +ellps=GRS80 +units=ft
6792	NAD83(CORS96) / Oregon Bend-Redmond-Prineville zone (m)	6783	+proj=lcc +lat_1=44.6666666666667 +lat_0=44.6666666666667 +lon_0=-121.25 +k_0=1.00012 +x_0=80000 +y_0=130000 +ellps=GRS80
6793	NAD83(CORS96) / Oregon Bend-Redmond-Prineville zone (ft)	6783	+proj=lcc +lat_1=44.6666666666667 +lat_0=44.6666666666667 +lon_0=-121.25 +k_0=1.00012 +x_0=79999.99999968 +y_0=130000.00001472 +ellps=GRS80 +units=ft
6794	NAD83(2011) / Oregon Bend-Redmond-Prineville zone (m)	6318	+proj=lcc +lat_1=44.6666666666667 +lat_0=44.6666666666667 +lon_0=-121.25 +k_0=1.00012 +x_0=80000 +y_0=130000 +ellps=GRS80
6795	NAD83(2011) / Oregon Bend-Redmond-Prineville zone (ft)	6318	+proj=lcc +lat_1=44.6666666666667 +lat_0=44.6666666666667 +lon_0=-121.25 +k_0=1.00012 +x_0=79999.99999968 +y_0=130000.00001472 +ellps=GRS80 +units=ft
6796	NAD83(CORS96) / Oregon Bend-Burns zone (m)	6783	+proj=lcc +lat_1=43.6666666666667 +lat_0=43.6666666666667 +lon_0=-119.75 +k_0=1.0002 +x_0=120000 +y_0=60000 +ellps=GRS80
6797	NAD83(CORS96) / Oregon Bend-Burns zone (ft)	6783	+proj=lcc +lat_1=43.6666666666667 +lat_0=43.6666666666667 +lon_0=-119.75 +k_0=1.0002 +x_0=119999.99999952 +y_0=59999.99999976 +ellps=GRS80 +units=ft
6798	NAD83(2011) / Oregon Bend-Burns zone (m)	6318	+proj=lcc +lat_1=43.6666666666667 +lat_0=43.6666666666667 +lon_0=-119.75 +k_0=1.0002 +x_0=120000 +y_0=60000 +ellps=GRS80
6799	NAD83(2011) / Oregon Bend-Burns zone (ft)	6318	+proj=lcc +lat_1=43.6666666666667 +lat_0=43.6666666666667 +lon_0=-119.75 +k_0=1.0002 +x_0=119999.99999952 +y_0=59999.99999976 +ellps=GRS80 +units=ft
6800	NAD83(CORS96) / Oregon Canyonville-Grants Pass zone (m)	6783	+proj=tmerc +lat_0=42.5 +lon_0=-123.333333333333 +k=1.00007 +x_0=40000 +y_0=0 +ellps=GRS80
6801	NAD83(CORS96) / Oregon Canyonville-Grants Pass zone (ft)	6783	+proj=tmerc +lat_0=42.5 +lon_0=-123.333333333333 +k=1.00007 +x_0=39999.99999984 +y_0=0 +ellps=GRS80 +units=ft
6802	NAD83(2011) / Oregon Canyonville-Grants Pass zone (m)	6318	+proj=tmerc +lat_0=42.5 +lon_0=-123.333333333333 +k=1.00007 +x_0=40000 +y_0=0 +ellps=GRS80
6803	NAD83(2011) / Oregon Canyonville-Grants Pass zone (ft)	6318	+proj=tmerc +lat_0=42.5 +lon_0=-123.333333333333 +k=1.00007 +x_0=39999.99999984 +y_0=0 +ellps=GRS80 +units=ft
6804	NAD83(CORS96) / Oregon Columbia River East zone (m)	6783	+proj=lcc +lat_1=45.6666666666667 +lat_0=45.6666666666667 +lon_0=-120.5 +k_0=1.000008 +x_0=150000 +y_0=30000 +ellps=GRS80
6805	NAD83(CORS96) / Oregon Columbia River East zone (ft)	6783	+proj=lcc +lat_1=45.6666666666667 +lat_0=45.6666666666667 +lon_0=-120.5 +k_0=1.000008 +x_0=150000.00001464 +y_0=30000.00001512 +ellps=GRS80 +units=ft
6806	NAD83(2011) / Oregon Columbia River East zone (m)	6318	+proj=lcc +lat_1=45.6666666666667 +lat_0=45.6666666666667 +lon_0=-120.5 +k_0=1.000008 +x_0=150000 +y_0=30000 +ellps=GRS80
6807	NAD83(2011) / Oregon Columbia River East zone (ft)	6318	+proj=lcc +lat_1=45.6666666666667 +lat_0=45.6666666666667 +lon_0=-120.5 +k_0=1.000008 +x_0=150000.00001464 +y_0=30000.00001512 +ellps=GRS80 +units=ft
6808	NAD83(CORS96) / Oregon Columbia River West zone (m)	6783	+proj=omerc +no_uoff +lat_0=45.9166666666667 +lonc=-123 +alpha=295 +gamma=295 +k=1 +x_0=7000000 +y_0=-3000000 +ellps=GRS80
6809	NAD83(CORS96) / Oregon Columbia River West zone (ft)	6783	+proj=omerc +no_uoff +lat_0=45.9166666666667 +lonc=-123 +alpha=295 +gamma=295 +k=1 +x_0=7000000.00000248 +y_0=-2999999.999988 +ellps=GRS80 +units=ft
6810	NAD83(2011) / Oregon Columbia River West zone (m)	6318	+proj=omerc +no_uoff +lat_0=45.9166666666667 +lonc=-123 +alpha=295 +gamma=295 +k=1 +x_0=7000000 +y_0=-3000000 +ellps=GRS80
6811	NAD83(2011) / Oregon Columbia River West zone (ft)	6318	+proj=omerc +no_uoff +lat_0=45.9166666666667 +lonc=-123 +alpha=295 +gamma=295 +k=1 +x_0=7000000.00000248 +y_0=-2999999.999988 +ellps=GRS80 +units=ft
6812	NAD83(CORS96) / Oregon Cottage Grove-Canyonville zone (m)	6783	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-123.333333333333 +k=1.000023 +x_0=50000 +y_0=0 +ellps=GRS80
6813	NAD83(CORS96) / Oregon Cottage Grove-Canyonville zone (ft)	6783	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-123.333333333333 +k=1.000023 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6814	NAD83(2011) / Oregon Cottage Grove-Canyonville zone (m)	6318	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-123.333333333333 +k=1.000023 +x_0=50000 +y_0=0 +ellps=GRS80
6815	NAD83(2011) / Oregon Cottage Grove-Canyonville zone (ft)	6318	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-123.333333333333 +k=1.000023 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6816	NAD83(CORS96) / Oregon Dufur-Madras zone (m)	6783	+proj=tmerc +lat_0=44.5 +lon_0=-121 +k=1.00011 +x_0=80000 +y_0=0 +ellps=GRS80
6817	NAD83(CORS96) / Oregon Dufur-Madras zone (ft)	6783	+proj=tmerc +lat_0=44.5 +lon_0=-121 +k=1.00011 +x_0=79999.99999968 +y_0=0 +ellps=GRS80 +units=ft
6818	NAD83(2011) / Oregon Dufur-Madras zone (m)	6318	+proj=tmerc +lat_0=44.5 +lon_0=-121 +k=1.00011 +x_0=80000 +y_0=0 +ellps=GRS80
6819	NAD83(2011) / Oregon Dufur-Madras zone (ft)	6318	+proj=tmerc +lat_0=44.5 +lon_0=-121 +k=1.00011 +x_0=79999.99999968 +y_0=0 +ellps=GRS80 +units=ft
6820	NAD83(CORS96) / Oregon Eugene zone (m)	6783	+proj=tmerc +lat_0=43.75 +lon_0=-123.166666666667 +k=1.000015 +x_0=50000 +y_0=0 +ellps=GRS80
6821	NAD83(CORS96) / Oregon Eugene zone (ft)	6783	+proj=tmerc +lat_0=43.75 +lon_0=-123.166666666667 +k=1.000015 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6822	NAD83(2011) / Oregon Eugene zone (m)	6318	+proj=tmerc +lat_0=43.75 +lon_0=-123.166666666667 +k=1.000015 +x_0=50000 +y_0=0 +ellps=GRS80
6823	NAD83(2011) / Oregon Eugene zone (ft)	6318	+proj=tmerc +lat_0=43.75 +lon_0=-123.166666666667 +k=1.000015 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6824	NAD83(CORS96) / Oregon Grants Pass-Ashland zone (m)	6783	+proj=tmerc +lat_0=41.75 +lon_0=-123.333333333333 +k=1.000043 +x_0=50000 +y_0=0 +ellps=GRS80
6825	NAD83(CORS96) / Oregon Grants Pass-Ashland zone (ft)	6783	+proj=tmerc +lat_0=41.75 +lon_0=-123.333333333333 +k=1.000043 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6826	NAD83(2011) / Oregon Grants Pass-Ashland zone (m)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-123.333333333333 +k=1.000043 +x_0=50000 +y_0=0 +ellps=GRS80
6827	NAD83(2011) / Oregon Grants Pass-Ashland zone (ft)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-123.333333333333 +k=1.000043 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6828	NAD83(CORS96) / Oregon Gresham-Warm Springs zone (m)	6783	+proj=tmerc +lat_0=45 +lon_0=-122.333333333333 +k=1.00005 +x_0=10000 +y_0=0 +ellps=GRS80
6829	NAD83(CORS96) / Oregon Gresham-Warm Springs zone (ft)	6783	+proj=tmerc +lat_0=45 +lon_0=-122.333333333333 +k=1.00005 +x_0=10000.0000152 +y_0=0 +ellps=GRS80 +units=ft
6830	NAD83(2011) / Oregon Gresham-Warm Springs zone (m)	6318	+proj=tmerc +lat_0=45 +lon_0=-122.333333333333 +k=1.00005 +x_0=10000 +y_0=0 +ellps=GRS80
6831	NAD83(2011) / Oregon Gresham-Warm Springs zone (ft)	6318	+proj=tmerc +lat_0=45 +lon_0=-122.333333333333 +k=1.00005 +x_0=10000.0000152 +y_0=0 +ellps=GRS80 +units=ft
6832	NAD83(CORS96) / Oregon La Grande zone (m)	6783	+proj=tmerc +lat_0=45 +lon_0=-118 +k=1.00013 +x_0=40000 +y_0=0 +ellps=GRS80
6833	NAD83(CORS96) / Oregon La Grande zone (ft)	6783	+proj=tmerc +lat_0=45 +lon_0=-118 +k=1.00013 +x_0=39999.99999984 +y_0=0 +ellps=GRS80 +units=ft
6834	NAD83(2011) / Oregon La Grande zone (m)	6318	+proj=tmerc +lat_0=45 +lon_0=-118 +k=1.00013 +x_0=40000 +y_0=0 +ellps=GRS80
6835	NAD83(2011) / Oregon La Grande zone (ft)	6318	+proj=tmerc +lat_0=45 +lon_0=-118 +k=1.00013 +x_0=39999.99999984 +y_0=0 +ellps=GRS80 +units=ft
6836	NAD83(CORS96) / Oregon Ontario zone (m)	6783	+proj=tmerc +lat_0=43.25 +lon_0=-117 +k=1.0001 +x_0=80000 +y_0=0 +ellps=GRS80
6837	NAD83(CORS96) / Oregon Ontario zone (ft)	6783	+proj=tmerc +lat_0=43.25 +lon_0=-117 +k=1.0001 +x_0=79999.99999968 +y_0=0 +ellps=GRS80 +units=ft
6838	NAD83(2011) / Oregon Ontario zone (m)	6318	+proj=tmerc +lat_0=43.25 +lon_0=-117 +k=1.0001 +x_0=80000 +y_0=0 +ellps=GRS80
6839	NAD83(2011) / Oregon Ontario zone (ft)	6318	+proj=tmerc +lat_0=43.25 +lon_0=-117 +k=1.0001 +x_0=79999.99999968 +y_0=0 +ellps=GRS80 +units=ft
6840	NAD83(CORS96) / Oregon Coast zone (m)	6783	+proj=omerc +no_uoff +lat_0=44.75 +lonc=-124.05 +alpha=5 +gamma=5 +k=1 +x_0=-300000 +y_0=-4600000 +ellps=GRS80
6841	NAD83(CORS96) / Oregon Coast zone (ft)	6783	+proj=omerc +no_uoff +lat_0=44.75 +lonc=-124.05 +alpha=5 +gamma=5 +k=1 +x_0=-299999.9999988 +y_0=-4600000.00001208 +ellps=GRS80 +units=ft
6842	NAD83(2011) / Oregon Coast zone (m)	6318	+proj=omerc +no_uoff +lat_0=44.75 +lonc=-124.05 +alpha=5 +gamma=5 +k=1 +x_0=-300000 +y_0=-4600000 +ellps=GRS80
6843	NAD83(2011) / Oregon Coast zone (ft)	6318	+proj=omerc +no_uoff +lat_0=44.75 +lonc=-124.05 +alpha=5 +gamma=5 +k=1 +x_0=-299999.9999988 +y_0=-4600000.00001208 +ellps=GRS80 +units=ft
6844	NAD83(CORS96) / Oregon Pendleton zone (m)	6783	+proj=tmerc +lat_0=45.25 +lon_0=-119.166666666667 +k=1.000045 +x_0=60000 +y_0=0 +ellps=GRS80
6845	NAD83(CORS96) / Oregon Pendleton zone (ft)	6783	+proj=tmerc +lat_0=45.25 +lon_0=-119.166666666667 +k=1.000045 +x_0=59999.99999976 +y_0=0 +ellps=GRS80 +units=ft
6846	NAD83(2011) / Oregon Pendleton zone (m)	6318	+proj=tmerc +lat_0=45.25 +lon_0=-119.166666666667 +k=1.000045 +x_0=60000 +y_0=0 +ellps=GRS80
6847	NAD83(2011) / Oregon Pendleton zone (ft)	6318	+proj=tmerc +lat_0=45.25 +lon_0=-119.166666666667 +k=1.000045 +x_0=59999.99999976 +y_0=0 +ellps=GRS80 +units=ft
6848	NAD83(CORS96) / Oregon Pendleton-La Grande zone (m)	6783	+proj=tmerc +lat_0=45.0833333333333 +lon_0=-118.333333333333 +k=1.000175 +x_0=30000 +y_0=0 +ellps=GRS80
6849	NAD83(CORS96) / Oregon Pendleton-La Grande zone (ft)	6783	+proj=tmerc +lat_0=45.0833333333333 +lon_0=-118.333333333333 +k=1.000175 +x_0=30000.00001512 +y_0=0 +ellps=GRS80 +units=ft
6850	NAD83(2011) / Oregon Pendleton-La Grande zone (m)	6318	+proj=tmerc +lat_0=45.0833333333333 +lon_0=-118.333333333333 +k=1.000175 +x_0=30000 +y_0=0 +ellps=GRS80
6851	NAD83(2011) / Oregon Pendleton-La Grande zone (ft)	6318	+proj=tmerc +lat_0=45.0833333333333 +lon_0=-118.333333333333 +k=1.000175 +x_0=30000.00001512 +y_0=0 +ellps=GRS80 +units=ft
6852	NAD83(CORS96) / Oregon Portland zone (m)	6783	+proj=lcc +lat_1=45.5 +lat_0=45.5 +lon_0=-122.75 +k_0=1.000002 +x_0=100000 +y_0=50000 +ellps=GRS80
6853	NAD83(CORS96) / Oregon Portland zone (ft)	6783	+proj=lcc +lat_1=45.5 +lat_0=45.5 +lon_0=-122.75 +k_0=1.000002 +x_0=99999.9999996 +y_0=50000.00001504 +ellps=GRS80 +units=ft
6854	NAD83(2011) / Oregon Portland zone (m)	6318	+proj=lcc +lat_1=45.5 +lat_0=45.5 +lon_0=-122.75 +k_0=1.000002 +x_0=100000 +y_0=50000 +ellps=GRS80
6855	NAD83(2011) / Oregon Portland zone (ft)	6318	+proj=lcc +lat_1=45.5 +lat_0=45.5 +lon_0=-122.75 +k_0=1.000002 +x_0=99999.9999996 +y_0=50000.00001504 +ellps=GRS80 +units=ft
6856	NAD83(CORS96) / Oregon Salem zone (m)	6783	+proj=tmerc +lat_0=44.3333333333333 +lon_0=-123.083333333333 +k=1.00001 +x_0=50000 +y_0=0 +ellps=GRS80
6857	NAD83(CORS96) / Oregon Salem zone (ft)	6783	+proj=tmerc +lat_0=44.3333333333333 +lon_0=-123.083333333333 +k=1.00001 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6858	NAD83(2011) / Oregon Salem zone (m)	6318	+proj=tmerc +lat_0=44.3333333333333 +lon_0=-123.083333333333 +k=1.00001 +x_0=50000 +y_0=0 +ellps=GRS80
6859	NAD83(2011) / Oregon Salem zone (ft)	6318	+proj=tmerc +lat_0=44.3333333333333 +lon_0=-123.083333333333 +k=1.00001 +x_0=50000.00001504 +y_0=0 +ellps=GRS80 +units=ft
6860	NAD83(CORS96) / Oregon Santiam Pass zone (m)	6783	+proj=tmerc +lat_0=44.0833333333333 +lon_0=-122.5 +k=1.000155 +x_0=0 +y_0=0 +ellps=GRS80
6861	NAD83(CORS96) / Oregon Santiam Pass zone (ft)	6783	+proj=tmerc +lat_0=44.0833333333333 +lon_0=-122.5 +k=1.000155 +x_0=0 +y_0=0 +ellps=GRS80 +units=ft
6862	NAD83(2011) / Oregon Santiam Pass zone (m)	6318	+proj=tmerc +lat_0=44.0833333333333 +lon_0=-122.5 +k=1.000155 +x_0=0 +y_0=0 +ellps=GRS80
6863	NAD83(2011) / Oregon Santiam Pass zone (ft)	6318	+proj=tmerc +lat_0=44.0833333333333 +lon_0=-122.5 +k=1.000155 +x_0=0 +y_0=0 +ellps=GRS80 +units=ft
6867	NAD83(CORS96) / Oregon LCC (m)	6783	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=400000 +y_0=0 +ellps=GRS80
6868	NAD83(CORS96) / Oregon GIC Lambert (ft)	6783	+proj=lcc +lat_0=41.75 +lon_0=-120.5 +lat_1=43 +lat_2=45.5 +x_0=399999.9999984 +y_0=0 +ellps=GRS80 +units=ft
6870	ETRS89 / Albania TM 2010	4258	+proj=tmerc +lat_0=0 +lon_0=20 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
6875	RDN2008 / Italy zone (N-E)	6706	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9985 +x_0=7000000 +y_0=0 +ellps=GRS80
6876	RDN2008 / Zone 12 (N-E)	6706	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=3000000 +y_0=0 +ellps=GRS80
6879	NAD83(2011) / Wisconsin Central	6318	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80
6880	NAD83(2011) / Nebraska (ftUS)	6318	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
6881	Aden 1925	6881	+proj=longlat +a=6378249.145 +rf=293.465	-24,-203,268	~
6882	Bekaa Valley 1920	6882	+proj=longlat +a=6378249.145 +rf=293.465	-183,-15,273	~
6883	Bioko	6883	+proj=longlat +a=6378388 +rf=297	-235,-110,393	~
6884	NAD83(CORS96) / Oregon North	6783	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000 +y_0=0 +ellps=GRS80
6885	NAD83(CORS96) / Oregon North (ft)	6783	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000.0001424 +y_0=0 +ellps=GRS80 +units=ft
6886	NAD83(CORS96) / Oregon South	6783	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000 +y_0=0 +ellps=GRS80
6887	NAD83(CORS96) / Oregon South (ft)	6783	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000.0001464 +y_0=0 +ellps=GRS80 +units=ft
6892	South East Island 1943	6892	+proj=longlat +a=6378249.145 +rf=293.465	-76.269,-16.683,68.562,-6.275,10.536,-4.286,-13.686
6893	WGS 84 / World Mercator + EGM2008 height	4326	+proj=merc +lon_0=0 +k=1 +x_0=0 +y_0=0 +ellps=WGS84
6894	Gambia	6894	+proj=longlat +a=6378249.145 +rf=293.465	-63,176,185	~
6915	South East Island 1943 / UTM zone 40N	6892	+proj=utm +zone=40 +a=6378249.145 +rf=293.465
6917	SVY21 + SHD height		+proj=longlat +ellps=WGS84
6922	NAD83 / Kansas LCC	4269	+proj=lcc +lat_0=36 +lon_0=-98.25 +lat_1=39.5 +lat_2=37.5 +x_0=400000 +y_0=0 +ellps=GRS80
6923	NAD83 / Kansas LCC (ftUS)	4269	+proj=lcc +lat_0=36 +lon_0=-98.25 +lat_1=39.5 +lat_2=37.5 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
6924	NAD83(2011) / Kansas LCC	6318	+proj=lcc +lat_0=36 +lon_0=-98.25 +lat_1=39.5 +lat_2=37.5 +x_0=400000 +y_0=0 +ellps=GRS80
6925	NAD83(2011) / Kansas LCC (ftUS)	6318	+proj=lcc +lat_0=36 +lon_0=-98.25 +lat_1=39.5 +lat_2=37.5 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
6927	SVY21 / Singapore TM + SHD height	4757	+proj=tmerc +lat_0=1.36666666666667 +lon_0=103.833333333333 +k=1 +x_0=28001.642 +y_0=38744.572 +ellps=WGS84
6931	WGS 84 / NSIDC EASE-Grid 2.0 North	4326	+proj=laea +lat_0=90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
6932	WGS 84 / NSIDC EASE-Grid 2.0 South	4326	+proj=laea +lat_0=-90 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
6933	WGS 84 / NSIDC EASE-Grid 2.0 Global	4326	+proj=cea +lat_ts=30 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
6962	ETRS89 / Albania LCC 2010	4258	+proj=lcc +lat_0=41 +lon_0=20 +lat_1=39 +lat_2=43 +x_0=0 +y_0=0 +ellps=GRS80
6966	NAD27 / Michigan North	4267	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=45.4833333333333 +lat_2=47.0833333333333 +x_0=609601.219202438 +y_0=0 +k_0=1.0000382 +a=6378206.4 +rf=294.978698213898 +units=us-ft
6982	IG05 Intermediate CRS	6982	+proj=longlat +ellps=GRS80	0
6983	IG05 Intermediate CRS	6983	+proj=longlat +ellps=GRS80	0
6984	Israeli Grid 05	6983	+proj=tmerc +lat_0=31.7343936111111 +lon_0=35.2045169444444 +k=1.0000067 +x_0=219529.584 +y_0=626907.39 +ellps=GRS80
6989	IG05/12 Intermediate CRS	6989	+proj=longlat +ellps=GRS80	0
6990	IG05/12 Intermediate CRS	6990	+proj=longlat +ellps=GRS80	0
6991	Israeli Grid 05/12	6990	+proj=tmerc +lat_0=31.7343936111111 +lon_0=35.2045169444444 +k=1.0000067 +x_0=219529.584 +y_0=626907.39 +ellps=GRS80
7005	Nahrwan 1934 / UTM zone 37N	4744	+proj=utm +zone=37 +a=6378249.145 +rf=293.465
7006	Nahrwan 1934 / UTM zone 38N	4744	+proj=utm +zone=38 +a=6378249.145 +rf=293.465
7007	Nahrwan 1934 / UTM zone 39N	4744	+proj=utm +zone=39 +a=6378249.145 +rf=293.465
7034	RGSPM06 (lon-lat)	7034	+proj=longlat +ellps=GRS80	0
7035	RGSPM06 (lon-lat)	7035	+proj=longlat +ellps=GRS80	0
7036	RGR92 (lon-lat)	7036	+proj=longlat +ellps=GRS80	0
7037	RGR92 (lon-lat)	7037	+proj=longlat +ellps=GRS80	0
7038	RGM04 (lon-lat)	7038	+proj=longlat +ellps=GRS80	0
7039	RGM04 (lon-lat)	7039	+proj=longlat +ellps=GRS80	0
7040	RGFG95 (lon-lat)	7040	+proj=longlat +ellps=GRS80	0
7041	RGFG95 (lon-lat)	7041	+proj=longlat +ellps=GRS80	0
7042	RGF93 v1 (lon-lat)	7042	+proj=longlat +ellps=GRS80	0
7057	NAD83(2011) / IaRCS zone 1	6318	+proj=lcc +lat_1=43.2 +lat_0=43.2 +lon_0=-95.25 +k_0=1.000052 +x_0=3505207.01041402 +y_0=2926085.8521717 +ellps=GRS80 +units=us-ft
7058	NAD83(2011) / IaRCS zone 2	6318	+proj=lcc +lat_1=43.1666666666667 +lat_0=43.1666666666667 +lon_0=-92.75 +k_0=1.000043 +x_0=3810007.62001524 +y_0=2987045.97409195 +ellps=GRS80 +units=us-ft
7059	NAD83(2011) / IaRCS zone 3	6318	+proj=tmerc +lat_0=40.25 +lon_0=-91.2 +k=1.000035 +x_0=4114808.22961646 +y_0=2529845.05969012 +ellps=GRS80 +units=us-ft
7060	NAD83(2011) / IaRCS zone 4	6318	+proj=lcc +lat_1=42.5333333333333 +lat_0=42.5333333333333 +lon_0=-94.8333333333333 +k_0=1.000045 +x_0=4419608.83921768 +y_0=2621285.24257048 +ellps=GRS80 +units=us-ft
7061	NAD83(2011) / IaRCS zone 5	6318	+proj=lcc +lat_1=42.65 +lat_0=42.65 +lon_0=-92.25 +k_0=1.000032 +x_0=4724409.4488189 +y_0=2712725.42545085 +ellps=GRS80 +units=us-ft
7062	NAD83(2011) / IaRCS zone 6	6318	+proj=tmerc +lat_0=40.25 +lon_0=-95.7333333333333 +k=1.000039 +x_0=5029210.05842011 +y_0=2011684.02336805 +ellps=GRS80 +units=us-ft
7063	NAD83(2011) / IaRCS zone 7	6318	+proj=tmerc +lat_0=40.25 +lon_0=-94.6333333333333 +k=1.000045 +x_0=5334010.66802133 +y_0=2072644.14528829 +ellps=GRS80 +units=us-ft
7064	NAD83(2011) / IaRCS zone 8	6318	+proj=tmerc +lat_0=40.25 +lon_0=-93.7166666666667 +k=1.000033 +x_0=5638811.27762255 +y_0=2133604.26720853 +ellps=GRS80 +units=us-ft
7065	NAD83(2011) / IaRCS zone 9	6318	+proj=tmerc +lat_0=40.25 +lon_0=-92.8166666666667 +k=1.000027 +x_0=5943611.88722377 +y_0=2194564.38912878 +ellps=GRS80 +units=us-ft
7066	NAD83(2011) / IaRCS zone 10	6318	+proj=lcc +lat_1=41.8333333333333 +lat_0=41.8333333333333 +lon_0=-91.6666666666667 +k_0=1.00002 +x_0=6248412.49682499 +y_0=2438404.87680975 +ellps=GRS80 +units=us-ft
7067	NAD83(2011) / IaRCS zone 11	6318	+proj=tmerc +lat_0=40.25 +lon_0=-90.5333333333333 +k=1.000027 +x_0=6553213.10642621 +y_0=2316484.63296926 +ellps=GRS80 +units=us-ft
7068	NAD83(2011) / IaRCS zone 12	6318	+proj=lcc +lat_1=40.9166666666667 +lat_0=40.9166666666667 +lon_0=-93.75 +k_0=1.000037 +x_0=6858013.71602743 +y_0=1889763.77952756 +ellps=GRS80 +units=us-ft
7069	NAD83(2011) / IaRCS zone 13	6318	+proj=tmerc +lat_0=40.25 +lon_0=-91.9166666666667 +k=1.00002 +x_0=7162814.32562865 +y_0=1950723.9014478 +ellps=GRS80 +units=us-ft
7070	NAD83(2011) / IaRCS zone 14	6318	+proj=tmerc +lat_0=40.25 +lon_0=-91.25 +k=1.000018 +x_0=7467614.93522987 +y_0=1889763.77952756 +ellps=GRS80 +units=us-ft
7072	RGTAAF07	7072	+proj=longlat +ellps=GRS80	0
7073	RGTAAF07	7073	+proj=longlat +ellps=GRS80	0
7074	RGTAAF07 / UTM zone 37S	7073	+proj=utm +zone=37 +south +ellps=GRS80
7075	RGTAAF07 / UTM zone 38S	7073	+proj=utm +zone=38 +south +ellps=GRS80
7076	RGTAAF07 / UTM zone 39S	7073	+proj=utm +zone=39 +south +ellps=GRS80
7077	RGTAAF07 / UTM zone 40S	7073	+proj=utm +zone=40 +south +ellps=GRS80
7078	RGTAAF07 / UTM zone 41S	7073	+proj=utm +zone=41 +south +ellps=GRS80
7079	RGTAAF07 / UTM zone 42S	7073	+proj=utm +zone=42 +south +ellps=GRS80
7080	RGTAAF07 / UTM zone 43S	7073	+proj=utm +zone=43 +south +ellps=GRS80
7081	RGTAAF07 / UTM zone 44S	7073	+proj=utm +zone=44 +south +ellps=GRS80
7084	RGF93 v1 (lon-lat)	7084	+proj=longlat +ellps=GRS80	0
7085	RGAF09 (lon-lat)	7085	+proj=longlat +ellps=GRS80	0
7086	RGAF09 (lon-lat)	7086	+proj=longlat +ellps=GRS80	0
7087	RGTAAF07 (lon-lat)	7087	+proj=longlat +ellps=GRS80	0
7109	NAD83(2011) / RMTCRS St Mary (m)	6318	+proj=tmerc +lat_0=48.5 +lon_0=-112.5 +k=1.00016 +x_0=150000 +y_0=0 +ellps=GRS80
7110	NAD83(2011) / RMTCRS Blackfeet (m)	6318	+proj=tmerc +lat_0=48 +lon_0=-112.5 +k=1.00019 +x_0=100000 +y_0=0 +ellps=GRS80
7111	NAD83(2011) / RMTCRS Milk River (m)	6318	+proj=lcc +lat_1=48.5 +lat_0=48.5 +lon_0=-111 +k_0=1.000145 +x_0=150000 +y_0=200000 +ellps=GRS80
7112	NAD83(2011) / RMTCRS Fort Belknap (m)	6318	+proj=lcc +lat_1=48.5 +lat_0=48.5 +lon_0=-108.5 +k_0=1.00012 +x_0=200000 +y_0=150000 +ellps=GRS80
7113	NAD83(2011) / RMTCRS Fort Peck Assiniboine (m)	6318	+proj=lcc +lat_1=48.3333333333333 +lat_0=48.3333333333333 +lon_0=-105.5 +k_0=1.00012 +x_0=200000 +y_0=100000 +ellps=GRS80
7114	NAD83(2011) / RMTCRS Fort Peck Sioux (m)	6318	+proj=lcc +lat_1=48.3333333333333 +lat_0=48.3333333333333 +lon_0=-105.5 +k_0=1.00009 +x_0=100000 +y_0=50000 +ellps=GRS80
7115	NAD83(2011) / RMTCRS Crow (m)	6318	+proj=tmerc +lat_0=44.75 +lon_0=-107.75 +k=1.000148 +x_0=200000 +y_0=0 +ellps=GRS80
7116	NAD83(2011) / RMTCRS Bobcat (m)	6318	+proj=lcc +lat_1=46.25 +lat_0=46.25 +lon_0=-111.25 +k_0=1.000185 +x_0=100000 +y_0=100000 +ellps=GRS80
7117	NAD83(2011) / RMTCRS Billings (m)	6318	+proj=lcc +lat_1=45.7833333333333 +lat_0=45.7833333333333 +lon_0=-108.416666666667 +k_0=1.0001515 +x_0=200000 +y_0=50000 +ellps=GRS80
7118	NAD83(2011) / RMTCRS Wind River (m)	6318	+proj=tmerc +lat_0=42.6666666666667 +lon_0=-108.333333333333 +k=1.00024 +x_0=100000 +y_0=0 +ellps=GRS80
7119	NAD83(2011) / RMTCRS St Mary (ft)	6318	+proj=tmerc +lat_0=48.5 +lon_0=-112.5 +k=1.00016 +x_0=150000.00001464 +y_0=0 +ellps=GRS80 +units=ft
7120	NAD83(2011) / RMTCRS Blackfeet (ft)	6318	+proj=tmerc +lat_0=48 +lon_0=-112.5 +k=1.00019 +x_0=99999.9999996 +y_0=0 +ellps=GRS80 +units=ft
7121	NAD83(2011) / RMTCRS Milk River (ft)	6318	+proj=lcc +lat_1=48.5 +lat_0=48.5 +lon_0=-111 +k_0=1.000145 +x_0=150000.00001464 +y_0=199999.9999992 +ellps=GRS80 +units=ft
7122	NAD83(2011) / RMTCRS Fort Belknap (ft)	6318	+proj=lcc +lat_1=48.5 +lat_0=48.5 +lon_0=-108.5 +k_0=1.00012 +x_0=199999.9999992 +y_0=150000.00001464 +ellps=GRS80 +units=ft
7123	NAD83(2011) / RMTCRS Fort Peck Assiniboine (ft)	6318	+proj=lcc +lat_1=48.3333333333333 +lat_0=48.3333333333333 +lon_0=-105.5 +k_0=1.00012 +x_0=199999.9999992 +y_0=99999.9999996 +ellps=GRS80 +units=ft
7124	NAD83(2011) / RMTCRS Fort Peck Sioux (ft)	6318	+proj=lcc +lat_1=48.3333333333333 +lat_0=48.3333333333333 +lon_0=-105.5 +k_0=1.00009 +x_0=99999.9999996 +y_0=49999.99971024 +ellps=GRS80 +units=ft
7125	NAD83(2011) / RMTCRS Crow (ft)	6318	+proj=tmerc +lat_0=44.75 +lon_0=-107.75 +k=1.000148 +x_0=199999.9999992 +y_0=0 +ellps=GRS80 +units=ft
7126	NAD83(2011) / RMTCRS Bobcat (ft)	6318	+proj=lcc +lat_1=46.25 +lat_0=46.25 +lon_0=-111.25 +k_0=1.000185 +x_0=99999.9999996 +y_0=99999.9999996 +ellps=GRS80 +units=ft
7127	NAD83(2011) / RMTCRS Billings (ft)	6318	+proj=lcc +lat_1=45.7833333333333 +lat_0=45.7833333333333 +lon_0=-108.416666666667 +k_0=1.0001515 +x_0=199999.9999992 +y_0=50000.00001504 +ellps=GRS80 +units=ft
7128	NAD83(2011) / RMTCRS Wind River (ftUS)	6318	+proj=tmerc +lat_0=42.6666666666667 +lon_0=-108.333333333333 +k=1.00024 +x_0=99999.9999898399 +y_0=0 +ellps=GRS80 +units=us-ft
7131	NAD83(2011) / San Francisco CS13	6318	+proj=tmerc +lat_0=37.75 +lon_0=-122.45 +k=1.000007 +x_0=48000 +y_0=24000 +ellps=GRS80
7132	NAD83(2011) / San Francisco CS13 (ftUS)	6318	+proj=tmerc +lat_0=37.75 +lon_0=-122.45 +k=1.000007 +x_0=48000 +y_0=24000 +ellps=GRS80 +units=us-ft
7133	RGTAAF07 (lon-lat)	7133	+proj=longlat +ellps=GRS80	0
7135	IGD05	7135	+proj=longlat +ellps=WGS84	0
7136	IGD05	7136	+proj=longlat +ellps=WGS84	0
7138	IGD05/12	7138	+proj=longlat +ellps=WGS84	0
7139	IGD05/12	7139	+proj=longlat +ellps=WGS84	0
7142	Palestine 1923 / Palestine Grid modified	4281	+proj=tmerc +lat_0=31.7340969444444 +lon_0=35.2120805555556 +k=1 +x_0=170251.555 +y_0=126867.909 +a=6378300.789 +b=6356566.435
7257	NAD83(2011) / InGCS Adams (m)	6318	+proj=tmerc +lat_0=40.55 +lon_0=-84.95 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80
7258	NAD83(2011) / InGCS Adams (ftUS)	6318	+proj=tmerc +lat_0=40.55 +lon_0=-84.95 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7259	NAD83(2011) / InGCS Allen (m)	6318	+proj=tmerc +lat_0=40.9 +lon_0=-85.05 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80
7260	NAD83(2011) / InGCS Allen (ftUS)	6318	+proj=tmerc +lat_0=40.9 +lon_0=-85.05 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7261	NAD83(2011) / InGCS Bartholomew (m)	6318	+proj=tmerc +lat_0=39 +lon_0=-85.85 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80
7262	NAD83(2011) / InGCS Bartholomew (ftUS)	6318	+proj=tmerc +lat_0=39 +lon_0=-85.85 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7263	NAD83(2011) / InGCS Benton (m)	6318	+proj=tmerc +lat_0=40.45 +lon_0=-87.3 +k=1.000029 +x_0=240000 +y_0=36000 +ellps=GRS80
7264	NAD83(2011) / InGCS Benton (ftUS)	6318	+proj=tmerc +lat_0=40.45 +lon_0=-87.3 +k=1.000029 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7265	NAD83(2011) / InGCS Blackford-Delaware (m)	6318	+proj=tmerc +lat_0=40.05 +lon_0=-85.4 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80
7266	NAD83(2011) / InGCS Blackford-Delaware (ftUS)	6318	+proj=tmerc +lat_0=40.05 +lon_0=-85.4 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7267	NAD83(2011) / InGCS Boone-Hendricks (m)	6318	+proj=tmerc +lat_0=39.6 +lon_0=-86.5 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80
7268	NAD83(2011) / InGCS Boone-Hendricks (ftUS)	6318	+proj=tmerc +lat_0=39.6 +lon_0=-86.5 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7269	NAD83(2011) / InGCS Brown (m)	6318	+proj=tmerc +lat_0=39 +lon_0=-86.3 +k=1.00003 +x_0=240000 +y_0=36000 +ellps=GRS80
7270	NAD83(2011) / InGCS Brown (ftUS)	6318	+proj=tmerc +lat_0=39 +lon_0=-86.3 +k=1.00003 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7271	NAD83(2011) / InGCS Carroll (m)	6318	+proj=tmerc +lat_0=40.4 +lon_0=-86.65 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80
7272	NAD83(2011) / InGCS Carroll (ftUS)	6318	+proj=tmerc +lat_0=40.4 +lon_0=-86.65 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7273	NAD83(2011) / InGCS Cass (m)	6318	+proj=tmerc +lat_0=40.55 +lon_0=-86.4 +k=1.000028 +x_0=240000 +y_0=36000 +ellps=GRS80
7274	NAD83(2011) / InGCS Cass (ftUS)	6318	+proj=tmerc +lat_0=40.55 +lon_0=-86.4 +k=1.000028 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7275	NAD83(2011) / InGCS Clark-Floyd-Scott (m)	6318	+proj=tmerc +lat_0=38.15 +lon_0=-85.6 +k=1.000021 +x_0=240000 +y_0=36000 +ellps=GRS80
7276	NAD83(2011) / InGCS Clark-Floyd-Scott (ftUS)	6318	+proj=tmerc +lat_0=38.15 +lon_0=-85.6 +k=1.000021 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7277	NAD83(2011) / InGCS Clay (m)	6318	+proj=tmerc +lat_0=39.15 +lon_0=-87.15 +k=1.000024 +x_0=240000 +y_0=36000 +ellps=GRS80
7278	NAD83(2011) / InGCS Clay (ftUS)	6318	+proj=tmerc +lat_0=39.15 +lon_0=-87.15 +k=1.000024 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7279	NAD83(2011) / InGCS Clinton (m)	6318	+proj=tmerc +lat_0=40.15 +lon_0=-86.6 +k=1.000032 +x_0=240000 +y_0=36000 +ellps=GRS80
7280	NAD83(2011) / InGCS Clinton (ftUS)	6318	+proj=tmerc +lat_0=40.15 +lon_0=-86.6 +k=1.000032 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7281	NAD83(2011) / InGCS Crawford-Lawrence-Orange (m)	6318	+proj=tmerc +lat_0=38.1 +lon_0=-86.5 +k=1.000025 +x_0=240000 +y_0=36000 +ellps=GRS80
7282	NAD83(2011) / InGCS Crawford-Lawrence-Orange (ftUS)	6318	+proj=tmerc +lat_0=38.1 +lon_0=-86.5 +k=1.000025 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7283	NAD83(2011) / InGCS Daviess-Greene (m)	6318	+proj=tmerc +lat_0=38.45 +lon_0=-87.1 +k=1.000018 +x_0=240000 +y_0=36000 +ellps=GRS80
7284	NAD83(2011) / InGCS Daviess-Greene (ftUS)	6318	+proj=tmerc +lat_0=38.45 +lon_0=-87.1 +k=1.000018 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7285	NAD83(2011) / InGCS Dearborn-Ohio-Switzerland (m)	6318	+proj=tmerc +lat_0=38.65 +lon_0=-84.9 +k=1.000029 +x_0=240000 +y_0=36000 +ellps=GRS80
7286	NAD83(2011) / InGCS Dearborn-Ohio-Switzerland (ftUS)	6318	+proj=tmerc +lat_0=38.65 +lon_0=-84.9 +k=1.000029 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7287	NAD83(2011) / InGCS Decatur-Rush (m)	6318	+proj=tmerc +lat_0=39.1 +lon_0=-85.65 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80
7288	NAD83(2011) / InGCS Decatur-Rush (ftUS)	6318	+proj=tmerc +lat_0=39.1 +lon_0=-85.65 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7289	NAD83(2011) / InGCS DeKalb (m)	6318	+proj=tmerc +lat_0=41.25 +lon_0=-84.95 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80
7290	NAD83(2011) / InGCS DeKalb (ftUS)	6318	+proj=tmerc +lat_0=41.25 +lon_0=-84.95 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7291	NAD83(2011) / InGCS Dubois-Martin (m)	6318	+proj=tmerc +lat_0=38.2 +lon_0=-86.95 +k=1.00002 +x_0=240000 +y_0=36000 +ellps=GRS80
7292	NAD83(2011) / InGCS Dubois-Martin (ftUS)	6318	+proj=tmerc +lat_0=38.2 +lon_0=-86.95 +k=1.00002 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7293	NAD83(2011) / InGCS Elkhart-Kosciusko-Wabash (m)	6318	+proj=tmerc +lat_0=40.65 +lon_0=-85.85 +k=1.000033 +x_0=240000 +y_0=36000 +ellps=GRS80
7294	NAD83(2011) / InGCS Elkhart-Kosciusko-Wabash (ftUS)	6318	+proj=tmerc +lat_0=40.65 +lon_0=-85.85 +k=1.000033 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7295	NAD83(2011) / InGCS Fayette-Franklin-Union (m)	6318	+proj=tmerc +lat_0=39.25 +lon_0=-85.05 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80
7296	NAD83(2011) / InGCS Fayette-Franklin-Union (ftUS)	6318	+proj=tmerc +lat_0=39.25 +lon_0=-85.05 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7297	NAD83(2011) / InGCS Fountain-Warren (m)	6318	+proj=tmerc +lat_0=39.95 +lon_0=-87.3 +k=1.000025 +x_0=240000 +y_0=36000 +ellps=GRS80
7298	NAD83(2011) / InGCS Fountain-Warren (ftUS)	6318	+proj=tmerc +lat_0=39.95 +lon_0=-87.3 +k=1.000025 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7299	NAD83(2011) / InGCS Fulton-Marshall-St. Joseph (m)	6318	+proj=tmerc +lat_0=40.9 +lon_0=-86.3 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80
7300	NAD83(2011) / InGCS Fulton-Marshall-St. Joseph (ftUS)	6318	+proj=tmerc +lat_0=40.9 +lon_0=-86.3 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7301	NAD83(2011) / InGCS Gibson (m)	6318	+proj=tmerc +lat_0=38.15 +lon_0=-87.65 +k=1.000013 +x_0=240000 +y_0=36000 +ellps=GRS80
7302	NAD83(2011) / InGCS Gibson (ftUS)	6318	+proj=tmerc +lat_0=38.15 +lon_0=-87.65 +k=1.000013 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7303	NAD83(2011) / InGCS Grant (m)	6318	+proj=tmerc +lat_0=40.35 +lon_0=-85.7 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80
7304	NAD83(2011) / InGCS Grant (ftUS)	6318	+proj=tmerc +lat_0=40.35 +lon_0=-85.7 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7305	NAD83(2011) / InGCS Hamilton-Tipton (m)	6318	+proj=tmerc +lat_0=39.9 +lon_0=-86 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80
7306	NAD83(2011) / InGCS Hamilton-Tipton (ftUS)	6318	+proj=tmerc +lat_0=39.9 +lon_0=-86 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7307	NAD83(2011) / InGCS Hancock-Madison (m)	6318	+proj=tmerc +lat_0=39.65 +lon_0=-85.8 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80
7308	NAD83(2011) / InGCS Hancock-Madison (ftUS)	6318	+proj=tmerc +lat_0=39.65 +lon_0=-85.8 +k=1.000036 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7309	NAD83(2011) / InGCS Harrison-Washington (m)	6318	+proj=tmerc +lat_0=37.95 +lon_0=-86.15 +k=1.000027 +x_0=240000 +y_0=36000 +ellps=GRS80
7310	NAD83(2011) / InGCS Harrison-Washington (ftUS)	6318	+proj=tmerc +lat_0=37.95 +lon_0=-86.15 +k=1.000027 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7311	NAD83(2011) / InGCS Henry (m)	6318	+proj=tmerc +lat_0=39.75 +lon_0=-85.45 +k=1.000043 +x_0=240000 +y_0=36000 +ellps=GRS80
7312	NAD83(2011) / InGCS Henry (ftUS)	6318	+proj=tmerc +lat_0=39.75 +lon_0=-85.45 +k=1.000043 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7313	NAD83(2011) / InGCS Howard-Miami (m)	6318	+proj=tmerc +lat_0=40.35 +lon_0=-86.15 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80
7314	NAD83(2011) / InGCS Howard-Miami (ftUS)	6318	+proj=tmerc +lat_0=40.35 +lon_0=-86.15 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7315	NAD83(2011) / InGCS Huntington-Whitley (m)	6318	+proj=tmerc +lat_0=40.65 +lon_0=-85.5 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80
7316	NAD83(2011) / InGCS Huntington-Whitley (ftUS)	6318	+proj=tmerc +lat_0=40.65 +lon_0=-85.5 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7317	NAD83(2011) / InGCS Jackson (m)	6318	+proj=tmerc +lat_0=38.7 +lon_0=-85.95 +k=1.000022 +x_0=240000 +y_0=36000 +ellps=GRS80
7318	NAD83(2011) / InGCS Jackson (ftUS)	6318	+proj=tmerc +lat_0=38.7 +lon_0=-85.95 +k=1.000022 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7319	NAD83(2011) / InGCS Jasper-Porter (m)	6318	+proj=tmerc +lat_0=40.7 +lon_0=-87.1 +k=1.000027 +x_0=240000 +y_0=36000 +ellps=GRS80
7320	NAD83(2011) / InGCS Jasper-Porter (ftUS)	6318	+proj=tmerc +lat_0=40.7 +lon_0=-87.1 +k=1.000027 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7321	NAD83(2011) / InGCS Jay (m)	6318	+proj=tmerc +lat_0=40.3 +lon_0=-85 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80
7322	NAD83(2011) / InGCS Jay (ftUS)	6318	+proj=tmerc +lat_0=40.3 +lon_0=-85 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7323	NAD83(2011) / InGCS Jefferson (m)	6318	+proj=tmerc +lat_0=38.55 +lon_0=-85.35 +k=1.000028 +x_0=240000 +y_0=36000 +ellps=GRS80
7324	NAD83(2011) / InGCS Jefferson (ftUS)	6318	+proj=tmerc +lat_0=38.55 +lon_0=-85.35 +k=1.000028 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7325	NAD83(2011) / InGCS Jennings (m)	6318	+proj=tmerc +lat_0=38.8 +lon_0=-85.8 +k=1.000025 +x_0=240000 +y_0=36000 +ellps=GRS80
7326	NAD83(2011) / InGCS Jennings (ftUS)	6318	+proj=tmerc +lat_0=38.8 +lon_0=-85.8 +k=1.000025 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7327	NAD83(2011) / InGCS Johnson-Marion (m)	6318	+proj=tmerc +lat_0=39.3 +lon_0=-86.15 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80
7328	NAD83(2011) / InGCS Johnson-Marion (ftUS)	6318	+proj=tmerc +lat_0=39.3 +lon_0=-86.15 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7329	NAD83(2011) / InGCS Knox (m)	6318	+proj=tmerc +lat_0=38.4 +lon_0=-87.45 +k=1.000015 +x_0=240000 +y_0=36000 +ellps=GRS80
7330	NAD83(2011) / InGCS Knox (ftUS)	6318	+proj=tmerc +lat_0=38.4 +lon_0=-87.45 +k=1.000015 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7331	NAD83(2011) / InGCS LaGrange-Noble (m)	6318	+proj=tmerc +lat_0=41.25 +lon_0=-85.45 +k=1.000037 +x_0=240000 +y_0=36000 +ellps=GRS80
7332	NAD83(2011) / InGCS LaGrange-Noble (ftUS)	6318	+proj=tmerc +lat_0=41.25 +lon_0=-85.45 +k=1.000037 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7333	NAD83(2011) / InGCS Lake-Newton (m)	6318	+proj=tmerc +lat_0=40.7 +lon_0=-87.4 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80
7334	NAD83(2011) / InGCS Lake-Newton (ftUS)	6318	+proj=tmerc +lat_0=40.7 +lon_0=-87.4 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7335	NAD83(2011) / InGCS LaPorte-Pulaski-Starke (m)	6318	+proj=tmerc +lat_0=40.9 +lon_0=-86.75 +k=1.000027 +x_0=240000 +y_0=36000 +ellps=GRS80
7336	NAD83(2011) / InGCS LaPorte-Pulaski-Starke (ftUS)	6318	+proj=tmerc +lat_0=40.9 +lon_0=-86.75 +k=1.000027 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7337	NAD83(2011) / InGCS Monroe-Morgan (m)	6318	+proj=tmerc +lat_0=38.95 +lon_0=-86.5 +k=1.000028 +x_0=240000 +y_0=36000 +ellps=GRS80
7338	NAD83(2011) / InGCS Monroe-Morgan (ftUS)	6318	+proj=tmerc +lat_0=38.95 +lon_0=-86.5 +k=1.000028 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7339	NAD83(2011) / InGCS Montgomery-Putnam (m)	6318	+proj=tmerc +lat_0=39.45 +lon_0=-86.95 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80
7340	NAD83(2011) / InGCS Montgomery-Putnam (ftUS)	6318	+proj=tmerc +lat_0=39.45 +lon_0=-86.95 +k=1.000031 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7341	NAD83(2011) / InGCS Owen (m)	6318	+proj=tmerc +lat_0=39.15 +lon_0=-86.9 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80
7342	NAD83(2011) / InGCS Owen (ftUS)	6318	+proj=tmerc +lat_0=39.15 +lon_0=-86.9 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7343	NAD83(2011) / InGCS Parke-Vermillion (m)	6318	+proj=tmerc +lat_0=39.6 +lon_0=-87.35 +k=1.000022 +x_0=240000 +y_0=36000 +ellps=GRS80
7344	NAD83(2011) / InGCS Parke-Vermillion (ftUS)	6318	+proj=tmerc +lat_0=39.6 +lon_0=-87.35 +k=1.000022 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7345	NAD83(2011) / InGCS Perry (m)	6318	+proj=tmerc +lat_0=37.8 +lon_0=-86.7 +k=1.00002 +x_0=240000 +y_0=36000 +ellps=GRS80
7346	NAD83(2011) / InGCS Perry (ftUS)	6318	+proj=tmerc +lat_0=37.8 +lon_0=-86.7 +k=1.00002 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7347	NAD83(2011) / InGCS Pike-Warrick (m)	6318	+proj=tmerc +lat_0=37.85 +lon_0=-87.3 +k=1.000015 +x_0=240000 +y_0=36000 +ellps=GRS80
7348	NAD83(2011) / InGCS Pike-Warrick (ftUS)	6318	+proj=tmerc +lat_0=37.85 +lon_0=-87.3 +k=1.000015 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7349	NAD83(2011) / InGCS Posey (m)	6318	+proj=tmerc +lat_0=37.75 +lon_0=-87.95 +k=1.000013 +x_0=240000 +y_0=36000 +ellps=GRS80
7350	NAD83(2011) / InGCS Posey (ftUS)	6318	+proj=tmerc +lat_0=37.75 +lon_0=-87.95 +k=1.000013 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7351	NAD83(2011) / InGCS Randolph-Wayne (m)	6318	+proj=tmerc +lat_0=39.7 +lon_0=-85.05 +k=1.000044 +x_0=240000 +y_0=36000 +ellps=GRS80
7352	NAD83(2011) / InGCS Randolph-Wayne (ftUS)	6318	+proj=tmerc +lat_0=39.7 +lon_0=-85.05 +k=1.000044 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7353	NAD83(2011) / InGCS Ripley (m)	6318	+proj=tmerc +lat_0=38.9 +lon_0=-85.3 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80
7354	NAD83(2011) / InGCS Ripley (ftUS)	6318	+proj=tmerc +lat_0=38.9 +lon_0=-85.3 +k=1.000038 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7355	NAD83(2011) / InGCS Shelby (m)	6318	+proj=tmerc +lat_0=39.3 +lon_0=-85.9 +k=1.00003 +x_0=240000 +y_0=36000 +ellps=GRS80
7356	NAD83(2011) / InGCS Shelby (ftUS)	6318	+proj=tmerc +lat_0=39.3 +lon_0=-85.9 +k=1.00003 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7357	NAD83(2011) / InGCS Spencer (m)	6318	+proj=tmerc +lat_0=37.75 +lon_0=-87.05 +k=1.000014 +x_0=240000 +y_0=36000 +ellps=GRS80
7358	NAD83(2011) / InGCS Spencer (ftUS)	6318	+proj=tmerc +lat_0=37.75 +lon_0=-87.05 +k=1.000014 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7359	NAD83(2011) / InGCS Steuben (m)	6318	+proj=tmerc +lat_0=41.5 +lon_0=-85 +k=1.000041 +x_0=240000 +y_0=36000 +ellps=GRS80
7360	NAD83(2011) / InGCS Steuben (ftUS)	6318	+proj=tmerc +lat_0=41.5 +lon_0=-85 +k=1.000041 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7361	NAD83(2011) / InGCS Sullivan (m)	6318	+proj=tmerc +lat_0=38.9 +lon_0=-87.5 +k=1.000017 +x_0=240000 +y_0=36000 +ellps=GRS80
7362	NAD83(2011) / InGCS Sullivan (ftUS)	6318	+proj=tmerc +lat_0=38.9 +lon_0=-87.5 +k=1.000017 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7363	NAD83(2011) / InGCS Tippecanoe-White (m)	6318	+proj=tmerc +lat_0=40.2 +lon_0=-86.9 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80
7364	NAD83(2011) / InGCS Tippecanoe-White (ftUS)	6318	+proj=tmerc +lat_0=40.2 +lon_0=-86.9 +k=1.000026 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7365	NAD83(2011) / InGCS Vanderburgh (m)	6318	+proj=tmerc +lat_0=37.8 +lon_0=-87.55 +k=1.000015 +x_0=240000 +y_0=36000 +ellps=GRS80
7366	NAD83(2011) / InGCS Vanderburgh (ftUS)	6318	+proj=tmerc +lat_0=37.8 +lon_0=-87.55 +k=1.000015 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7367	NAD83(2011) / InGCS Vigo (m)	6318	+proj=tmerc +lat_0=39.25 +lon_0=-87.45 +k=1.00002 +x_0=240000 +y_0=36000 +ellps=GRS80
7368	NAD83(2011) / InGCS Vigo (ftUS)	6318	+proj=tmerc +lat_0=39.25 +lon_0=-87.45 +k=1.00002 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7369	NAD83(2011) / InGCS Wells (m)	6318	+proj=tmerc +lat_0=40.55 +lon_0=-85.25 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80
7370	NAD83(2011) / InGCS Wells (ftUS)	6318	+proj=tmerc +lat_0=40.55 +lon_0=-85.25 +k=1.000034 +x_0=240000 +y_0=36000 +ellps=GRS80 +units=us-ft
7372	ONGD14	7372	+proj=longlat +ellps=GRS80	0.819,-0.5762,-1.6446,0.00378,0.03317,-0.00318,0.0693
7373	ONGD14	7373	+proj=longlat +ellps=GRS80	0
7374	ONGD14 / UTM zone 39N	7373	+proj=utm +zone=39 +ellps=GRS80
7375	ONGD14 / UTM zone 40N	7373	+proj=utm +zone=40 +ellps=GRS80
7376	ONGD14 / UTM zone 41N	7373	+proj=utm +zone=41 +ellps=GRS80
7400	NTF (Paris) + NGF IGN69 height		+proj=longlat +a=6378249.2 +rf=293.466021293627 +pm=paris
7404	RT90 + RH70 height		+proj=longlat +a=6377397.155 +rf=299.1528128
7405	OSGB36 / British National Grid + ODN height	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +a=6377563.396 +rf=299.3249646
7406	NAD27 + NGVD29 height (ftUS)	4267	+proj=longlat +a=6378206.4 +rf=294.978698213898
7407	NAD27 / Texas North + NGVD29 height (ftUS)	4267	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=34.65 +lat_2=36.1833333333333 +x_0=609601.219202438 +y_0=0 +a=6378206.4 +rf=294.978698213898 +units=us-ft
7409	ETRS89 + EVRF2000 height		+proj=longlat +ellps=GRS80
7410	PSHD93		+proj=longlat +a=6378249.145 +rf=293.465
7411	NTF (Paris) / Lambert zone II + NGF Lallemand height	4807	+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
7414	Tokyo + JSLD69 height		+proj=longlat +a=6377397.155 +rf=299.1528128
7415	Amersfoort / RD New + NAP height	4289	+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +a=6377397.155 +rf=299.1528128
7416	ETRS89 / UTM zone 32N + DVR90 height	4258	+proj=utm +zone=32 +ellps=GRS80
7417	ETRS89 / UTM zone 33N + DVR90 height	4258	+proj=utm +zone=33 +ellps=GRS80
7418	ETRS89 / Kp2000 Jutland + DVR90 height	4258	+proj=tmerc +lat_0=0 +lon_0=9.5 +k=0.99995 +x_0=200000 +y_0=0 +ellps=GRS80
7419	ETRS89 / Kp2000 Zealand + DVR90 height	4258	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.99995 +x_0=500000 +y_0=0 +ellps=GRS80
7420	ETRS89 / Kp2000 Bornholm + DVR90 height	4258	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=900000 +y_0=0 +ellps=GRS80
7421	NTF (Paris) / Lambert zone II + NGF-IGN69 height	4807	+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
7422	NTF (Paris) / Lambert zone III + NGF-IGN69 height	4807	+proj=lcc +lat_1=44.1 +lat_0=44.1 +lon_0=0 +k_0=0.999877499 +x_0=600000 +y_0=3200000 +a=6378249.2 +rf=293.466021293627 +pm=paris
7423	ETRS89 + EVRF2007 height		+proj=longlat +ellps=GRS80
7528	NAD83(2011) / WISCRS Adams and Juneau (m)	6318	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.6942 +y_0=0.0037 +ellps=GRS80
7529	NAD83(2011) / WISCRS Ashland (m)	6318	+proj=tmerc +lat_0=45.7061111111111 +lon_0=-90.6222222222222 +k=1.0000495683 +x_0=172821.9461 +y_0=0.0017 +ellps=GRS80
7530	NAD83(2011) / WISCRS Barron (m)	6318	+proj=tmerc +lat_0=45.1333333333333 +lon_0=-91.85 +k=1.0000486665 +x_0=93150 +y_0=0.0029 +ellps=GRS80
7531	NAD83(2011) / WISCRS Bayfield (m)	6318	+proj=lcc +lat_1=46.6696483772222 +lat_0=46.6696483772222 +lon_0=-91.1527777777778 +k_0=1.0000331195 +x_0=228600.4575 +y_0=148551.4837 +ellps=GRS80
7532	NAD83(2011) / WISCRS Brown (m)	6318	+proj=tmerc +lat_0=43 +lon_0=-88 +k=1.00002 +x_0=31600 +y_0=4600 +ellps=GRS80
7533	NAD83(2011) / WISCRS Buffalo (m)	6318	+proj=tmerc +lat_0=43.4813888888889 +lon_0=-91.7972222222222 +k=1.0000382778 +x_0=175260.3502 +y_0=0.0048 +ellps=GRS80
7534	NAD83(2011) / WISCRS Burnett (m)	6318	+proj=lcc +lat_1=45.8987148658333 +lat_0=45.8987148658333 +lon_0=-92.4577777777778 +k_0=1.0000383841 +x_0=64008.1276 +y_0=59445.9043 +ellps=GRS80
7535	NAD83(2011) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (m)	6318	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.8893 +y_0=0.0049 +ellps=GRS80
7536	NAD83(2011) / WISCRS Chippewa (m)	6318	+proj=lcc +lat_1=44.9778568986111 +lat_0=44.9778568986111 +lon_0=-91.2944444444444 +k_0=1.0000391127 +x_0=60045.72 +y_0=44091.4346 +ellps=GRS80
7537	NAD83(2011) / WISCRS Clark (m)	6318	+proj=tmerc +lat_0=43.6 +lon_0=-90.7083333333333 +k=1.0000463003 +x_0=199949.1989 +y_0=0.0086 +ellps=GRS80
7538	NAD83(2011) / WISCRS Columbia (m)	6318	+proj=lcc +lat_1=43.4625466458333 +lat_0=43.4625466458333 +lon_0=-89.3944444444444 +k_0=1.00003498 +x_0=169164.3381 +y_0=111569.6134 +ellps=GRS80
7539	NAD83(2011) / WISCRS Crawford (m)	6318	+proj=lcc +lat_1=43.200055605 +lat_0=43.200055605 +lon_0=-90.9388888888889 +k_0=1.0000349151 +x_0=113690.6274 +y_0=53703.1201 +ellps=GRS80
7540	NAD83(2011) / WISCRS Dane (m)	6318	+proj=lcc +lat_1=43.0695160375 +lat_0=43.0695160375 +lon_0=-89.4222222222222 +k_0=1.0000384786 +x_0=247193.2944 +y_0=146591.9896 +ellps=GRS80
7541	NAD83(2011) / WISCRS Dodge and Jefferson (m)	6318	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.7263 +y_0=0.0076 +ellps=GRS80
7542	NAD83(2011) / WISCRS Door (m)	6318	+proj=tmerc +lat_0=44.4 +lon_0=-87.2722222222222 +k=1.0000187521 +x_0=158801.1176 +y_0=0.0023 +ellps=GRS80
7543	NAD83(2011) / WISCRS Douglas (m)	6318	+proj=tmerc +lat_0=45.8833333333333 +lon_0=-91.9166666666667 +k=1.0000385418 +x_0=59131.3183 +y_0=0.0041 +ellps=GRS80
7544	NAD83(2011) / WISCRS Dunn (m)	6318	+proj=tmerc +lat_0=44.4083333333333 +lon_0=-91.8944444444444 +k=1.0000410324 +x_0=51816.104 +y_0=0.003 +ellps=GRS80
7545	NAD83(2011) / WISCRS Eau Claire (m)	6318	+proj=lcc +lat_1=44.8722811263889 +lat_0=44.8722811263889 +lon_0=-91.2888888888889 +k_0=1.000035079 +x_0=120091.4402 +y_0=91687.9239 +ellps=GRS80
7546	NAD83(2011) / WISCRS Florence (m)	6318	+proj=tmerc +lat_0=45.4388888888889 +lon_0=-88.1416666666667 +k=1.0000552095 +x_0=133502.6683 +y_0=0.0063 +ellps=GRS80
7547	NAD83(2011) / WISCRS Forest (m)	6318	+proj=tmerc +lat_0=44.0055555555556 +lon_0=-88.6333333333333 +k=1.0000673004 +x_0=275844.5533 +y_0=0.0157 +ellps=GRS80
7548	NAD83(2011) / WISCRS Grant (m)	6318	+proj=tmerc +lat_0=41.4111111111111 +lon_0=-90.8 +k=1.0000349452 +x_0=242316.4841 +y_0=0.01 +ellps=GRS80
7549	NAD83(2011) / WISCRS Green and Lafayette (m)	6318	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.7403 +y_0=45830.2947 +ellps=GRS80
7550	NAD83(2011) / WISCRS Green Lake and Marquette (m)	6318	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.3018 +y_0=79170.7795 +ellps=GRS80
7551	NAD83(2011) / WISCRS Iowa (m)	6318	+proj=tmerc +lat_0=42.5388888888889 +lon_0=-90.1611111111111 +k=1.0000394961 +x_0=113081.0261 +y_0=0.0045 +ellps=GRS80
7552	NAD83(2011) / WISCRS Iron (m)	6318	+proj=tmerc +lat_0=45.4333333333333 +lon_0=-90.2555555555556 +k=1.0000677153 +x_0=220980.4419 +y_0=0.0085 +ellps=GRS80
7553	NAD83(2011) / WISCRS Jackson (m)	6318	+proj=tmerc +lat_0=44.2533351277778 +lon_0=-90.8442965194444 +k=1.0000353 +x_0=27000 +y_0=25000 +ellps=GRS80
7554	NAD83(2011) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (m)	6318	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.3728 +y_0=0.0009 +ellps=GRS80
7555	NAD83(2011) / WISCRS Kewaunee, Manitowoc and Sheboygan (m)	6318	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7614 +y_0=0.0012 +ellps=GRS80
7556	NAD83(2011) / WISCRS La Crosse (m)	6318	+proj=tmerc +lat_0=43.4511111111111 +lon_0=-91.3166666666667 +k=1.0000319985 +x_0=130454.6598 +y_0=0.0033 +ellps=GRS80
7557	NAD83(2011) / WISCRS Langlade (m)	6318	+proj=lcc +lat_1=45.1542371052778 +lat_0=45.1542371052778 +lon_0=-89.0333333333333 +k_0=1.0000627024 +x_0=198425.197 +y_0=105279.7829 +ellps=GRS80
7558	NAD83(2011) / WISCRS Lincoln (m)	6318	+proj=tmerc +lat_0=44.8444444444444 +lon_0=-89.7333333333333 +k=1.0000599003 +x_0=116129.0323 +y_0=0.0058 +ellps=GRS80
7559	NAD83(2011) / WISCRS Marathon (m)	6318	+proj=lcc +lat_1=44.9009044236111 +lat_0=44.9009044236111 +lon_0=-89.77 +k_0=1.000053289 +x_0=74676.1493 +y_0=55049.2669 +ellps=GRS80
7560	NAD83(2011) / WISCRS Marinette (m)	6318	+proj=tmerc +lat_0=44.6916666666667 +lon_0=-87.7111111111111 +k=1.0000234982 +x_0=238658.8794 +y_0=0.0032 +ellps=GRS80
7561	NAD83(2011) / WISCRS Menominee (m)	6318	+proj=tmerc +lat_0=44.7166666666667 +lon_0=-88.4166666666667 +k=1.0000362499 +x_0=105461.0121 +y_0=0.0029 +ellps=GRS80
7562	NAD83(2011) / WISCRS Monroe (m)	6318	+proj=lcc +lat_1=44.0000739286111 +lat_0=44.0000739286111 +lon_0=-90.6416666666667 +k_0=1.0000434122 +x_0=204521.209 +y_0=121923.9861 +ellps=GRS80
7563	NAD83(2011) / WISCRS Oconto (m)	6318	+proj=tmerc +lat_0=44.3972222222222 +lon_0=-87.9083333333333 +k=1.0000236869 +x_0=182880.3676 +y_0=0.0033 +ellps=GRS80
7564	NAD83(2011) / WISCRS Oneida (m)	6318	+proj=lcc +lat_1=45.7042237702778 +lat_0=45.7042237702778 +lon_0=-89.5444444444444 +k_0=1.0000686968 +x_0=70104.1401 +y_0=57588.0346 +ellps=GRS80
7565	NAD83(2011) / WISCRS Pepin and Pierce (m)	6318	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.3354 +y_0=86033.0876 +ellps=GRS80
7566	NAD83(2011) / WISCRS Polk (m)	6318	+proj=tmerc +lat_0=44.6611111111111 +lon_0=-92.6333333333333 +k=1.0000433849 +x_0=141732.2823 +y_0=0.0059 +ellps=GRS80
7567	NAD83(2011) / WISCRS Portage (m)	6318	+proj=lcc +lat_1=44.4168239752778 +lat_0=44.4168239752778 +lon_0=-89.5 +k_0=1.000039936 +x_0=56388.1128 +y_0=50022.1874 +ellps=GRS80
7568	NAD83(2011) / WISCRS Price (m)	6318	+proj=tmerc +lat_0=44.5555555555556 +lon_0=-90.4888888888889 +k=1.0000649554 +x_0=227990.8546 +y_0=0.0109 +ellps=GRS80
7569	NAD83(2011) / WISCRS Richland (m)	6318	+proj=lcc +lat_1=43.3223129275 +lat_0=43.3223129275 +lon_0=-90.4305555555556 +k_0=1.0000375653 +x_0=202387.6048 +y_0=134255.4253 +ellps=GRS80
7570	NAD83(2011) / WISCRS Rock (m)	6318	+proj=tmerc +lat_0=41.9444444444444 +lon_0=-89.0722222222222 +k=1.0000337311 +x_0=146304.2926 +y_0=0.0068 +ellps=GRS80
7571	NAD83(2011) / WISCRS Rusk (m)	6318	+proj=tmerc +lat_0=43.9194444444444 +lon_0=-91.0666666666667 +k=1.0000495976 +x_0=250546.1013 +y_0=0.0234 +ellps=GRS80
7572	NAD83(2011) / WISCRS Sauk (m)	6318	+proj=tmerc +lat_0=42.8194444444444 +lon_0=-89.9 +k=1.0000373868 +x_0=185623.5716 +y_0=0.0051 +ellps=GRS80
7573	NAD83(2011) / WISCRS Sawyer (m)	6318	+proj=lcc +lat_1=45.9000991313889 +lat_0=45.9000991313889 +lon_0=-91.1166666666667 +k_0=1.0000573461 +x_0=216713.2336 +y_0=120734.1631 +ellps=GRS80
7574	NAD83(2011) / WISCRS Shawano (m)	6318	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-88.6055555555556 +k=1.000032144 +x_0=262433.3253 +y_0=0.0096 +ellps=GRS80
7575	NAD83(2011) / WISCRS St. Croix (m)	6318	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-92.6333333333333 +k=1.0000381803 +x_0=165506.7302 +y_0=0.0103 +ellps=GRS80
7576	NAD83(2011) / WISCRS Taylor (m)	6318	+proj=lcc +lat_1=45.1778220858333 +lat_0=45.1778220858333 +lon_0=-90.4833333333333 +k_0=1.0000597566 +x_0=187147.5744 +y_0=107746.7522 +ellps=GRS80
7577	NAD83(2011) / WISCRS Trempealeau (m)	6318	+proj=tmerc +lat_0=43.1611111111111 +lon_0=-91.3666666666667 +k=1.0000361538 +x_0=256946.9138 +y_0=0.0041 +ellps=GRS80
7578	NAD83(2011) / WISCRS Vernon (m)	6318	+proj=lcc +lat_1=43.5750329397222 +lat_0=43.5750329397222 +lon_0=-90.7833333333333 +k_0=1.0000408158 +x_0=222504.4451 +y_0=47532.0602 +ellps=GRS80
7579	NAD83(2011) / WISCRS Vilas (m)	6318	+proj=lcc +lat_1=46.0778440905556 +lat_0=46.0778440905556 +lon_0=-89.4888888888889 +k_0=1.0000730142 +x_0=134417.0689 +y_0=50337.1092 +ellps=GRS80
7580	NAD83(2011) / WISCRS Walworth (m)	6318	+proj=lcc +lat_1=42.6694620969444 +lat_0=42.6694620969444 +lon_0=-88.5416666666667 +k_0=1.0000367192 +x_0=232562.8651 +y_0=111088.2224 +ellps=GRS80
7581	NAD83(2011) / WISCRS Washburn (m)	6318	+proj=lcc +lat_1=45.9612198333333 +lat_0=45.9612198333333 +lon_0=-91.7833333333333 +k_0=1.0000475376 +x_0=234086.8682 +y_0=188358.6058 +ellps=GRS80
7582	NAD83(2011) / WISCRS Washington (m)	6318	+proj=tmerc +lat_0=42.9180555555556 +lon_0=-88.0638888888889 +k=1.00003738 +x_0=120091.4415 +y_0=0.003 +ellps=GRS80
7583	NAD83(2011) / WISCRS Waukesha (m)	6318	+proj=tmerc +lat_0=42.5694444444444 +lon_0=-88.225 +k=1.0000346179 +x_0=208788.418 +y_0=0.0034 +ellps=GRS80
7584	NAD83(2011) / WISCRS Waupaca (m)	6318	+proj=tmerc +lat_0=43.4202777777778 +lon_0=-88.8166666666667 +k=1.0000333645 +x_0=185013.9709 +y_0=0.007 +ellps=GRS80
7585	NAD83(2011) / WISCRS Waushara (m)	6318	+proj=lcc +lat_1=44.1139440458333 +lat_0=44.1139440458333 +lon_0=-89.2416666666667 +k_0=1.0000392096 +x_0=120091.4402 +y_0=45069.7587 +ellps=GRS80
7586	NAD83(2011) / WISCRS Wood (m)	6318	+proj=lcc +lat_1=44.3625954694444 +lat_0=44.3625954694444 +lon_0=-90 +k_0=1.0000421209 +x_0=208483.6173 +y_0=134589.754 +ellps=GRS80
7587	NAD83(2011) / WISCRS Adams and Juneau (ftUS)	6318	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.694132588 +y_0=0.00365760731521463 +ellps=GRS80 +units=us-ft
7588	NAD83(2011) / WISCRS Ashland (ftUS)	6318	+proj=tmerc +lat_0=45.7061111111111 +lon_0=-90.6222222222222 +k=1.0000495683 +x_0=172821.945948692 +y_0=0.00182880365760731 +ellps=GRS80 +units=us-ft
7589	NAD83(2011) / WISCRS Barron (ftUS)	6318	+proj=tmerc +lat_0=45.1333333333333 +lon_0=-91.85 +k=1.0000486665 +x_0=93150 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
7590	NAD83(2011) / WISCRS Bayfield (ftUS)	6318	+proj=lcc +lat_1=46.6696483772222 +lat_0=46.6696483772222 +lon_0=-91.1527777777778 +k_0=1.0000331195 +x_0=228600.457505715 +y_0=148551.483566167 +ellps=GRS80 +units=us-ft
7591	NAD83(2011) / WISCRS Brown (ftUS)	6318	+proj=tmerc +lat_0=43 +lon_0=-88 +k=1.00002 +x_0=31599.9998983998 +y_0=4599.99989839979 +ellps=GRS80 +units=us-ft
7592	NAD83(2011) / WISCRS Buffalo (ftUS)	6318	+proj=tmerc +lat_0=43.4813888888889 +lon_0=-91.7972222222222 +k=1.0000382778 +x_0=175260.3502159 +y_0=0.0048768097536195 +ellps=GRS80 +units=us-ft
7593	NAD83(2011) / WISCRS Burnett (ftUS)	6318	+proj=lcc +lat_1=45.8987148658333 +lat_0=45.8987148658333 +lon_0=-92.4577777777778 +k_0=1.0000383841 +x_0=64008.1277114554 +y_0=59445.9041910083 +ellps=GRS80 +units=us-ft
7594	NAD83(2011) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (ftUS)	6318	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.889204978 +y_0=0.0048768097536195 +ellps=GRS80 +units=us-ft
7595	NAD83(2011) / WISCRS Chippewa (ftUS)	6318	+proj=lcc +lat_1=44.9778568986111 +lat_0=44.9778568986111 +lon_0=-91.2944444444444 +k_0=1.0000391127 +x_0=60045.7200914401 +y_0=44091.434493269 +ellps=GRS80 +units=us-ft
7596	NAD83(2011) / WISCRS Clark (ftUS)	6318	+proj=tmerc +lat_0=43.6 +lon_0=-90.7083333333333 +k=1.0000463003 +x_0=199949.198983998 +y_0=0.00853441706883413 +ellps=GRS80 +units=us-ft
7597	NAD83(2011) / WISCRS Columbia (ftUS)	6318	+proj=lcc +lat_1=43.4625466458333 +lat_0=43.4625466458333 +lon_0=-89.3944444444444 +k_0=1.00003498 +x_0=169164.338023876 +y_0=111569.613512827 +ellps=GRS80 +units=us-ft
7598	NAD83(2011) / WISCRS Crawford (ftUS)	6318	+proj=lcc +lat_1=43.200055605 +lat_0=43.200055605 +lon_0=-90.9388888888889 +k_0=1.0000349151 +x_0=113690.627381255 +y_0=53703.1202438405 +ellps=GRS80 +units=us-ft
7599	NAD83(2011) / WISCRS Dane (ftUS)	6318	+proj=lcc +lat_1=43.0695160375 +lat_0=43.0695160375 +lon_0=-89.4222222222222 +k_0=1.0000384786 +x_0=247193.294386589 +y_0=146591.989636779 +ellps=GRS80 +units=us-ft
7600	NAD83(2011) / WISCRS Dodge and Jefferson (ftUS)	6318	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.726390653 +y_0=0.00762001524003048 +ellps=GRS80 +units=us-ft
7601	NAD83(2011) / WISCRS Door (ftUS)	6318	+proj=tmerc +lat_0=44.4 +lon_0=-87.2722222222222 +k=1.0000187521 +x_0=158801.117602235 +y_0=0.00243840487680975 +ellps=GRS80 +units=us-ft
7602	NAD83(2011) / WISCRS Douglas (ftUS)	6318	+proj=tmerc +lat_0=45.8833333333333 +lon_0=-91.9166666666667 +k=1.0000385418 +x_0=59131.3182626365 +y_0=0.00396240792481585 +ellps=GRS80 +units=us-ft
7603	NAD83(2011) / WISCRS Dunn (ftUS)	6318	+proj=tmerc +lat_0=44.4083333333333 +lon_0=-91.8944444444444 +k=1.0000410324 +x_0=51816.1039370078 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
7604	NAD83(2011) / WISCRS Eau Claire (ftUS)	6318	+proj=lcc +lat_1=44.8722811263889 +lat_0=44.8722811263889 +lon_0=-91.2888888888889 +k_0=1.000035079 +x_0=120091.44018288 +y_0=91687.9239014477 +ellps=GRS80 +units=us-ft
7605	NAD83(2011) / WISCRS Florence (ftUS)	6318	+proj=tmerc +lat_0=45.4388888888889 +lon_0=-88.1416666666667 +k=1.0000552095 +x_0=133502.668224536 +y_0=0.0064008128016256 +ellps=GRS80 +units=us-ft
7606	NAD83(2011) / WISCRS Forest (ftUS)	6318	+proj=tmerc +lat_0=44.0055555555556 +lon_0=-88.6333333333333 +k=1.0000673004 +x_0=275844.553213106 +y_0=0.0158496316992634 +ellps=GRS80 +units=us-ft
7607	NAD83(2011) / WISCRS Grant (ftUS)	6318	+proj=tmerc +lat_0=41.4111111111111 +lon_0=-90.8 +k=1.0000349452 +x_0=242316.484023368 +y_0=0.0100584201168402 +ellps=GRS80 +units=us-ft
7608	NAD83(2011) / WISCRS Green and Lafayette (ftUS)	6318	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.74015748 +y_0=45830.2948437897 +ellps=GRS80 +units=us-ft
7609	NAD83(2011) / WISCRS Green Lake and Marquette (ftUS)	6318	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.301752603 +y_0=79170.7793751587 +ellps=GRS80 +units=us-ft
7610	NAD83(2011) / WISCRS Iowa (ftUS)	6318	+proj=tmerc +lat_0=42.5388888888889 +lon_0=-90.1611111111111 +k=1.0000394961 +x_0=113081.026162052 +y_0=0.00457200914401829 +ellps=GRS80 +units=us-ft
7611	NAD83(2011) / WISCRS Iron (ftUS)	6318	+proj=tmerc +lat_0=45.4333333333333 +lon_0=-90.2555555555556 +k=1.0000677153 +x_0=220980.441960884 +y_0=0.00853441706883413 +ellps=GRS80 +units=us-ft
7612	NAD83(2011) / WISCRS Jackson (ftUS)	6318	+proj=tmerc +lat_0=44.2533351277778 +lon_0=-90.8442965194444 +k=1.0000353 +x_0=27000 +y_0=24999.9998983998 +ellps=GRS80 +units=us-ft
7613	NAD83(2011) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (ftUS)	6318	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.372771145 +y_0=0.000914401828803657 +ellps=GRS80 +units=us-ft
7614	NAD83(2011) / WISCRS Kewaunee, Manitowoc and Sheboygan (ftUS)	6318	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.761544323 +y_0=0.00121920243840488 +ellps=GRS80 +units=us-ft
7615	NAD83(2011) / WISCRS La Crosse (ftUS)	6318	+proj=tmerc +lat_0=43.4511111111111 +lon_0=-91.3166666666667 +k=1.0000319985 +x_0=130454.659690119 +y_0=0.00335280670561341 +ellps=GRS80 +units=us-ft
7616	NAD83(2011) / WISCRS Langlade (ftUS)	6318	+proj=lcc +lat_1=45.1542371052778 +lat_0=45.1542371052778 +lon_0=-89.0333333333333 +k_0=1.0000627024 +x_0=198425.196850394 +y_0=105279.782880366 +ellps=GRS80 +units=us-ft
7617	NAD83(2011) / WISCRS Lincoln (ftUS)	6318	+proj=tmerc +lat_0=44.8444444444444 +lon_0=-89.7333333333333 +k=1.0000599003 +x_0=116129.032258064 +y_0=0.00579121158242316 +ellps=GRS80 +units=us-ft
7618	NAD83(2011) / WISCRS Marathon (ftUS)	6318	+proj=lcc +lat_1=44.9009044236111 +lat_0=44.9009044236111 +lon_0=-89.77 +k_0=1.000053289 +x_0=74676.1493522987 +y_0=55049.2669545339 +ellps=GRS80 +units=us-ft
7619	NAD83(2011) / WISCRS Marinette (ftUS)	6318	+proj=tmerc +lat_0=44.6916666666667 +lon_0=-87.7111111111111 +k=1.0000234982 +x_0=238658.879451359 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
7620	NAD83(2011) / WISCRS Menominee (ftUS)	6318	+proj=tmerc +lat_0=44.7166666666667 +lon_0=-88.4166666666667 +k=1.0000362499 +x_0=105461.012141224 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
7621	NAD83(2011) / WISCRS Monroe (ftUS)	6318	+proj=lcc +lat_1=44.0000739286111 +lat_0=44.0000739286111 +lon_0=-90.6416666666667 +k_0=1.0000434122 +x_0=204521.209042418 +y_0=121923.986182372 +ellps=GRS80 +units=us-ft
7622	NAD83(2011) / WISCRS Oconto (ftUS)	6318	+proj=tmerc +lat_0=44.3972222222222 +lon_0=-87.9083333333333 +k=1.0000236869 +x_0=182880.367589535 +y_0=0.00335280670561341 +ellps=GRS80 +units=us-ft
7623	NAD83(2011) / WISCRS Oneida (ftUS)	6318	+proj=lcc +lat_1=45.7042237702778 +lat_0=45.7042237702778 +lon_0=-89.5444444444444 +k_0=1.0000686968 +x_0=70104.1402082804 +y_0=57588.0347472695 +ellps=GRS80 +units=us-ft
7624	NAD83(2011) / WISCRS Pepin and Pierce (ftUS)	6318	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.33528067 +y_0=86033.0877317754 +ellps=GRS80 +units=us-ft
7625	NAD83(2011) / WISCRS Polk (ftUS)	6318	+proj=tmerc +lat_0=44.6611111111111 +lon_0=-92.6333333333333 +k=1.0000433849 +x_0=141732.282245364 +y_0=0.00579121158242316 +ellps=GRS80 +units=us-ft
7626	NAD83(2011) / WISCRS Portage (ftUS)	6318	+proj=lcc +lat_1=44.4168239752778 +lat_0=44.4168239752778 +lon_0=-89.5 +k_0=1.000039936 +x_0=56388.1127762255 +y_0=50022.1874523749 +ellps=GRS80 +units=us-ft
7627	NAD83(2011) / WISCRS Price (ftUS)	6318	+proj=tmerc +lat_0=44.5555555555556 +lon_0=-90.4888888888889 +k=1.0000649554 +x_0=227990.854457709 +y_0=0.0109728219456439 +ellps=GRS80 +units=us-ft
7628	NAD83(2011) / WISCRS Richland (ftUS)	6318	+proj=lcc +lat_1=43.3223129275 +lat_0=43.3223129275 +lon_0=-90.4305555555556 +k_0=1.0000375653 +x_0=202387.604775209 +y_0=134255.425450851 +ellps=GRS80 +units=us-ft
7629	NAD83(2011) / WISCRS Rock (ftUS)	6318	+proj=tmerc +lat_0=41.9444444444444 +lon_0=-89.0722222222222 +k=1.0000337311 +x_0=146304.292608585 +y_0=0.00670561341122682 +ellps=GRS80 +units=us-ft
7630	NAD83(2011) / WISCRS Rusk (ftUS)	6318	+proj=tmerc +lat_0=43.9194444444444 +lon_0=-91.0666666666667 +k=1.0000495976 +x_0=250546.101397003 +y_0=0.0234696469392939 +ellps=GRS80 +units=us-ft
7631	NAD83(2011) / WISCRS Sauk (ftUS)	6318	+proj=tmerc +lat_0=42.8194444444444 +lon_0=-89.9 +k=1.0000373868 +x_0=185623.571551943 +y_0=0.00518161036322072 +ellps=GRS80 +units=us-ft
7632	NAD83(2011) / WISCRS Sawyer (ftUS)	6318	+proj=lcc +lat_1=45.9000991313889 +lat_0=45.9000991313889 +lon_0=-91.1166666666667 +k_0=1.0000573461 +x_0=216713.233731267 +y_0=120734.163169926 +ellps=GRS80 +units=us-ft
7633	NAD83(2011) / WISCRS Shawano (ftUS)	6318	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-88.6055555555556 +k=1.000032144 +x_0=262433.32517145 +y_0=0.00944881889763779 +ellps=GRS80 +units=us-ft
7634	NAD83(2011) / WISCRS St. Croix (ftUS)	6318	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-92.6333333333333 +k=1.0000381803 +x_0=165506.73009906 +y_0=0.0103632207264414 +ellps=GRS80 +units=us-ft
7635	NAD83(2011) / WISCRS Taylor (ftUS)	6318	+proj=lcc +lat_1=45.1778220858333 +lat_0=45.1778220858333 +lon_0=-90.4833333333333 +k_0=1.0000597566 +x_0=187147.574295148 +y_0=107746.752146304 +ellps=GRS80 +units=us-ft
7636	NAD83(2011) / WISCRS Trempealeau (ftUS)	6318	+proj=tmerc +lat_0=43.1611111111111 +lon_0=-91.3666666666667 +k=1.0000361538 +x_0=256946.913893828 +y_0=0.00396240792481585 +ellps=GRS80 +units=us-ft
7637	NAD83(2011) / WISCRS Vernon (ftUS)	6318	+proj=lcc +lat_1=43.5750329397222 +lat_0=43.5750329397222 +lon_0=-90.7833333333333 +k_0=1.0000408158 +x_0=222504.44500889 +y_0=47532.0603505207 +ellps=GRS80 +units=us-ft
7638	NAD83(2011) / WISCRS Vilas (ftUS)	6318	+proj=lcc +lat_1=46.0778440905556 +lat_0=46.0778440905556 +lon_0=-89.4888888888889 +k_0=1.0000730142 +x_0=134417.068834138 +y_0=50337.1092710185 +ellps=GRS80 +units=us-ft
7639	NAD83(2011) / WISCRS Walworth (ftUS)	6318	+proj=lcc +lat_1=42.6694620969444 +lat_0=42.6694620969444 +lon_0=-88.5416666666667 +k_0=1.0000367192 +x_0=232562.86512573 +y_0=111088.222402845 +ellps=GRS80 +units=us-ft
7640	NAD83(2011) / WISCRS Washburn (ftUS)	6318	+proj=lcc +lat_1=45.9612198333333 +lat_0=45.9612198333333 +lon_0=-91.7833333333333 +k_0=1.0000475376 +x_0=234086.868173736 +y_0=188358.605943612 +ellps=GRS80 +units=us-ft
7641	NAD83(2011) / WISCRS Washington (ftUS)	6318	+proj=tmerc +lat_0=42.9180555555556 +lon_0=-88.0638888888889 +k=1.00003738 +x_0=120091.441402083 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
7642	NAD83(2011) / WISCRS Waukesha (ftUS)	6318	+proj=tmerc +lat_0=42.5694444444444 +lon_0=-88.225 +k=1.0000346179 +x_0=208788.417881636 +y_0=0.00335280670561341 +ellps=GRS80 +units=us-ft
7643	NAD83(2011) / WISCRS Waupaca (ftUS)	6318	+proj=tmerc +lat_0=43.4202777777778 +lon_0=-88.8166666666667 +k=1.0000333645 +x_0=185013.970942342 +y_0=0.00701041402082804 +ellps=GRS80 +units=us-ft
7644	NAD83(2011) / WISCRS Waushara (ftUS)	6318	+proj=lcc +lat_1=44.1139440458333 +lat_0=44.1139440458333 +lon_0=-89.2416666666667 +k_0=1.0000392096 +x_0=120091.44018288 +y_0=45069.7588011176 +ellps=GRS80 +units=us-ft
7645	NAD83(2011) / WISCRS Wood (ftUS)	6318	+proj=lcc +lat_1=44.3625954694444 +lat_0=44.3625954694444 +lon_0=-90 +k_0=1.0000421209 +x_0=208483.617272034 +y_0=134589.753924308 +ellps=GRS80 +units=us-ft
7657	WGS 84 (G730)	7657	+proj=longlat +ellps=WGS84	0
7659	WGS 84 (G873)	7659	+proj=longlat +ellps=WGS84	0
7661	WGS 84 (G1150)	7661	+proj=longlat +ellps=WGS84	0
7663	WGS 84 (G1674)	7663	+proj=longlat +ellps=WGS84	0
7665	WGS 84 (G1762)	7665	+proj=longlat +ellps=WGS84	0
7678	PZ-90.02	7678	+proj=longlat +a=6378136 +rf=298.257839303
7680	PZ-90.11	7680	+proj=longlat +a=6378136 +rf=298.257839303
7682	GSK-2011	7682	+proj=longlat +a=6378136.5 +rf=298.2564151
7683	GSK-2011	7683	+proj=longlat +a=6378136.5 +rf=298.2564151	0
7685	Kyrg-06	7685	+proj=longlat +ellps=GRS80	0
7686	Kyrg-06	7686	+proj=longlat +ellps=GRS80	0
7692	Kyrg-06 / zone 1	7686	+proj=tmerc +lat_0=0 +lon_0=68.5166666666667 +k=1 +x_0=1300000 +y_0=14743.5 +ellps=GRS80
7693	Kyrg-06 / zone 2	7686	+proj=tmerc +lat_0=0 +lon_0=71.5166666666667 +k=1 +x_0=2300000 +y_0=14743.5 +ellps=GRS80
7694	Kyrg-06 / zone 3	7686	+proj=tmerc +lat_0=0 +lon_0=74.5166666666667 +k=1 +x_0=3300000 +y_0=14743.5 +ellps=GRS80
7695	Kyrg-06 / zone 4	7686	+proj=tmerc +lat_0=0 +lon_0=77.5166666666667 +k=1 +x_0=4300000 +y_0=14743.5 +ellps=GRS80
7696	Kyrg-06 / zone 5	7686	+proj=tmerc +lat_0=0 +lon_0=80.5166666666667 +k=1 +x_0=5300000 +y_0=14743.5 +ellps=GRS80
7755	WGS 84 / India NSF LCC	4326	+proj=lcc +lat_0=24 +lon_0=80 +lat_1=12.472955 +lat_2=35.1728044444444 +x_0=4000000 +y_0=4000000 +ellps=WGS84
7756	WGS 84 / Andhra Pradesh	4326	+proj=lcc +lat_0=16.25543298 +lon_0=80.875 +lat_1=13.75 +lat_2=18.75 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7757	WGS 84 / Arunachal Pradesh	4326	+proj=lcc +lat_0=28.00157897 +lon_0=94.5 +lat_1=27 +lat_2=29 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7758	WGS 84 / Assam	4326	+proj=lcc +lat_0=26.00257703 +lon_0=92.75 +lat_1=24.6666666666667 +lat_2=27.3333333333333 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7759	WGS 84 / Bihar	4326	+proj=lcc +lat_0=25.87725247 +lon_0=85.875 +lat_1=24.625 +lat_2=27.125 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7760	WGS 84 / Delhi	4326	+proj=lcc +lat_0=28.62510126 +lon_0=77 +lat_1=28.375 +lat_2=28.875 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7761	WGS 84 / Gujarat	4326	+proj=lcc +lat_0=22.37807121 +lon_0=71.375 +lat_1=20.7916666666667 +lat_2=23.9583333333333 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7762	WGS 84 / Haryana	4326	+proj=lcc +lat_0=29.25226266 +lon_0=76 +lat_1=28.0833333333333 +lat_2=30.4166666666667 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7763	WGS 84 / Himachal Pradesh	4326	+proj=lcc +lat_0=31.75183497 +lon_0=77.375 +lat_1=30.75 +lat_2=32.75 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7764	WGS 84 / Jammu and Kashmir	4326	+proj=lcc +lat_0=34.75570874 +lon_0=76.5 +lat_1=33.0833333333333 +lat_2=36.4166666666667 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7765	WGS 84 / Jharkhand	4326	+proj=lcc +lat_0=23.62652682 +lon_0=85.625 +lat_1=22.5416666666667 +lat_2=24.7083333333333 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7766	WGS 84 / Madhya Pradesh	4326	+proj=lcc +lat_0=24.00529821 +lon_0=78.375 +lat_1=22 +lat_2=26 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7767	WGS 84 / Maharashtra	4326	+proj=lcc +lat_0=18.88015774 +lon_0=76.75 +lat_1=16.625 +lat_2=21.125 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7768	WGS 84 / Manipur	4326	+proj=lcc +lat_0=24.75060911 +lon_0=94 +lat_1=24.0833333333333 +lat_2=25.4166666666667 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7769	WGS 84 / Meghalaya	4326	+proj=lcc +lat_0=25.62524747 +lon_0=91.375 +lat_1=25.2083333333333 +lat_2=26.0416666666667 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7770	WGS 84 / Nagaland	4326	+proj=lcc +lat_0=26.12581974 +lon_0=94.375 +lat_1=25.375 +lat_2=26.875 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7771	WGS 84 / India Northeast	4326	+proj=lcc +lat_0=25.63452135 +lon_0=93.5 +lat_1=23.0416666666667 +lat_2=28.2083333333333 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7772	WGS 84 / Orissa	4326	+proj=lcc +lat_0=20.25305174 +lon_0=84.375 +lat_1=18.5833333333333 +lat_2=21.9166666666667 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7773	WGS 84 / Punjab	4326	+proj=lcc +lat_0=31.00178226 +lon_0=75.375 +lat_1=30 +lat_2=32 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7774	WGS 84 / Rajasthan	4326	+proj=lcc +lat_0=26.88505546 +lon_0=73.875 +lat_1=24.2916666666667 +lat_2=29.4583333333333 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7775	WGS 84 / Uttar Pradesh	4326	+proj=lcc +lat_0=27.13270823 +lon_0=80.875 +lat_1=24.875 +lat_2=29.375 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7776	WGS 84 / Uttaranchal	4326	+proj=lcc +lat_0=30.0017132 +lon_0=79.375 +lat_1=29 +lat_2=31 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7777	WGS 84 / Andaman and Nicobar	4326	+proj=tmerc +lat_0=10.25 +lon_0=93.25 +k=0.9999428 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7778	WGS 84 / Chhattisgarh	4326	+proj=tmerc +lat_0=21 +lon_0=82.25 +k=0.9998332 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7779	WGS 84 / Goa	4326	+proj=tmerc +lat_0=15.375 +lon_0=74 +k=0.9999913 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7780	WGS 84 / Karnataka	4326	+proj=tmerc +lat_0=15.125 +lon_0=76.375 +k=0.9998012 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7781	WGS 84 / Kerala	4326	+proj=tmerc +lat_0=10.5 +lon_0=76 +k=0.9999177 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7782	WGS 84 / Lakshadweep	4326	+proj=tmerc +lat_0=10 +lon_0=73.125 +k=0.9999536 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7783	WGS 84 / Mizoram	4326	+proj=tmerc +lat_0=23.125 +lon_0=92.75 +k=0.9999821 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7784	WGS 84 / Sikkim	4326	+proj=tmerc +lat_0=27.625 +lon_0=88.5 +k=0.9999926 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7785	WGS 84 / Tamil Nadu	4326	+proj=tmerc +lat_0=10.875 +lon_0=78.375 +k=0.9997942 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7786	WGS 84 / Tripura	4326	+proj=tmerc +lat_0=23.75 +lon_0=91.75 +k=0.9999822 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7787	WGS 84 / West Bengal	4326	+proj=tmerc +lat_0=24.375 +lon_0=87.875 +k=0.9998584 +x_0=1000000 +y_0=1000000 +ellps=WGS84
7791	RDN2008 / UTM zone 32N	6706	+proj=utm +zone=32 +ellps=GRS80
7792	RDN2008 / UTM zone 33N	6706	+proj=utm +zone=33 +ellps=GRS80
7793	RDN2008 / UTM zone 34N	6706	+proj=utm +zone=34 +ellps=GRS80
7794	RDN2008 / Italy zone (E-N)	6706	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9985 +x_0=7000000 +y_0=0 +ellps=GRS80
7795	RDN2008 / Zone 12 (E-N)	6706	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=3000000 +y_0=0 +ellps=GRS80
7797	BGS2005	7797	+proj=longlat +ellps=GRS80	0
7798	BGS2005	7798	+proj=longlat +ellps=GRS80	0
7799	BGS2005 / UTM zone 34N (N-E)	7798	+proj=utm +zone=34 +ellps=GRS80
7800	BGS2005 / UTM zone 35N (N-E)	7798	+proj=utm +zone=35 +ellps=GRS80
7801	BGS2005 / CCS2005	7798	+proj=lcc +lat_0=42.6678756833333 +lon_0=25.5 +lat_1=42 +lat_2=43.3333333333333 +x_0=500000 +y_0=4725824.3591 +ellps=GRS80
7803	BGS2005 / UTM zone 34N	7798	+proj=utm +zone=34 +ellps=GRS80
7805	BGS2005 / UTM zone 36N	7798	+proj=utm +zone=36 +ellps=GRS80
7816	WGS 84 (Transit)	7816	+proj=longlat +ellps=WGS84	0
7825	Pulkovo 1942 / CS63 zone X1	4284	+proj=tmerc +lat_0=0.0833333333333333 +lon_0=23.5 +k=1 +x_0=1300000 +y_0=0 +a=6378245 +rf=298.3
7826	Pulkovo 1942 / CS63 zone X2	4284	+proj=tmerc +lat_0=0.0833333333333333 +lon_0=26.5 +k=1 +x_0=2300000 +y_0=0 +a=6378245 +rf=298.3
7827	Pulkovo 1942 / CS63 zone X3	4284	+proj=tmerc +lat_0=0.0833333333333333 +lon_0=29.5 +k=1 +x_0=3300000 +y_0=0 +a=6378245 +rf=298.3
7828	Pulkovo 1942 / CS63 zone X4	4284	+proj=tmerc +lat_0=0.0833333333333333 +lon_0=32.5 +k=1 +x_0=4300000 +y_0=0 +a=6378245 +rf=298.3
7829	Pulkovo 1942 / CS63 zone X5	4284	+proj=tmerc +lat_0=0.0833333333333333 +lon_0=35.5 +k=1 +x_0=5300000 +y_0=0 +a=6378245 +rf=298.3
7830	Pulkovo 1942 / CS63 zone X6	4284	+proj=tmerc +lat_0=0.0833333333333333 +lon_0=38.5 +k=1 +x_0=6300000 +y_0=0 +a=6378245 +rf=298.3
7831	Pulkovo 1942 / CS63 zone X7	4284	+proj=tmerc +lat_0=0.0833333333333333 +lon_0=41.5 +k=1 +x_0=7300000 +y_0=0 +a=6378245 +rf=298.3
7843	GDA2020	7843	+proj=longlat +ellps=GRS80	0
7844	GDA2020	7844	+proj=longlat +ellps=GRS80	0
7845	GDA2020 / GA LCC	7844	+proj=lcc +lat_0=0 +lon_0=134 +lat_1=-18 +lat_2=-36 +x_0=0 +y_0=0 +ellps=GRS80
7846	GDA2020 / MGA zone 46	7844	+proj=utm +zone=46 +south +ellps=GRS80
7847	GDA2020 / MGA zone 47	7844	+proj=utm +zone=47 +south +ellps=GRS80
7848	GDA2020 / MGA zone 48	7844	+proj=utm +zone=48 +south +ellps=GRS80
7849	GDA2020 / MGA zone 49	7844	+proj=utm +zone=49 +south +ellps=GRS80
7850	GDA2020 / MGA zone 50	7844	+proj=utm +zone=50 +south +ellps=GRS80
7851	GDA2020 / MGA zone 51	7844	+proj=utm +zone=51 +south +ellps=GRS80
7852	GDA2020 / MGA zone 52	7844	+proj=utm +zone=52 +south +ellps=GRS80
7853	GDA2020 / MGA zone 53	7844	+proj=utm +zone=53 +south +ellps=GRS80
7854	GDA2020 / MGA zone 54	7844	+proj=utm +zone=54 +south +ellps=GRS80
7855	GDA2020 / MGA zone 55	7844	+proj=utm +zone=55 +south +ellps=GRS80
7856	GDA2020 / MGA zone 56	7844	+proj=utm +zone=56 +south +ellps=GRS80
7857	GDA2020 / MGA zone 57	7844	+proj=utm +zone=57 +south +ellps=GRS80
7858	GDA2020 / MGA zone 58	7844	+proj=utm +zone=58 +south +ellps=GRS80
7859	GDA2020 / MGA zone 59	7844	+proj=utm +zone=59 +south +ellps=GRS80
7877	Astro DOS 71 / SHLG71	4710	+proj=tmerc +lat_0=-15.9666666666667 +lon_0=-5.71666666666667 +k=1 +x_0=300000 +y_0=2000000 +a=6378388 +rf=297
7878	Astro DOS 71 / UTM zone 30S	4710	+proj=utm +zone=30 +south +a=6378388 +rf=297
7880	St. Helena Tritan	7880	+proj=longlat +ellps=WGS84	0
7881	St. Helena Tritan	7881	+proj=longlat +ellps=WGS84	-0.077,0.079,0.086
7882	St. Helena Tritan / SHLG(Tritan)	7881	+proj=tmerc +lat_0=-15.9666666666667 +lon_0=-5.71666666666667 +k=1 +x_0=299483.737 +y_0=2000527.879 +ellps=WGS84
7883	St. Helena Tritan / UTM zone 30S	7881	+proj=utm +zone=30 +south +ellps=WGS84
7885	SHGD2015	7885	+proj=longlat +ellps=GRS80	0
7886	SHGD2015	7886	+proj=longlat +ellps=GRS80	0
7887	SHMG2015	7886	+proj=utm +zone=30 +south +ellps=GRS80
7899	GDA2020 / Vicgrid	7844	+proj=lcc +lat_0=-37 +lon_0=145 +lat_1=-36 +lat_2=-38 +x_0=2500000 +y_0=2500000 +ellps=GRS80
7900	ITRF88	7900	+proj=longlat +ellps=GRS80	0
7901	ITRF89	7901	+proj=longlat +ellps=GRS80	0
7902	ITRF90	7902	+proj=longlat +ellps=GRS80	0
7903	ITRF91	7903	+proj=longlat +ellps=GRS80	0
7904	ITRF92	7904	+proj=longlat +ellps=GRS80	0
7905	ITRF93	7905	+proj=longlat +ellps=GRS80	0
7906	ITRF94	7906	+proj=longlat +ellps=GRS80	0
7907	ITRF96	7907	+proj=longlat +ellps=GRS80	24.54,-36.43,-68.12,-2.7359,-2.0431,0.3731,6.901
7908	ITRF97	7908	+proj=longlat +ellps=GRS80	-14.63,-27.62,-25.32,-1.7893,-0.6047,0.9962,6.695
7909	ITRF2000	7909	+proj=longlat +ellps=GRS80	0
7910	ITRF2005	7910	+proj=longlat +ellps=GRS80	-79.73,-6.86,38.03,-0.0351,2.1211,2.1411,6.636
7911	ITRF2008	7911	+proj=longlat +ellps=GRS80	0
7912	ITRF2014	7912	+proj=longlat +ellps=GRS80	0
7915	ETRF89	7915	+proj=longlat +ellps=GRS80	0
7917	ETRF90	7917	+proj=longlat +ellps=GRS80	0
7919	ETRF91	7919	+proj=longlat +ellps=GRS80	0
7921	ETRF92	7921	+proj=longlat +ellps=GRS80	0
7923	ETRF93	7923	+proj=longlat +ellps=GRS80	0
7925	ETRF94	7925	+proj=longlat +ellps=GRS80	0
7927	ETRF96	7927	+proj=longlat +ellps=GRS80	0
7929	ETRF97	7929	+proj=longlat +ellps=GRS80	0
7931	ETRF2000	7931	+proj=longlat +ellps=GRS80	0
7954	Astro DOS 71 / UTM zone 30S + Jamestown 1971 height	4710	+proj=utm +zone=30 +south +a=6378388 +rf=297
7955	St. Helena Tritan / UTM zone 30S + Tritan 2011 height	7881	+proj=utm +zone=30 +south +ellps=WGS84
7956	SHMG2015 + SHVD2015 height	7886	+proj=utm +zone=30 +south +ellps=GRS80
7991	NAD27 / MTM zone 10	4267	+proj=tmerc +lat_0=0 +lon_0=-79.5 +k=0.9999 +x_0=304800 +y_0=0 +a=6378206.4 +rf=294.978698213898
7992	Malongo 1987 / UTM zone 33S	4259	+proj=utm +zone=33 +south +a=6378388 +rf=297
8013	GDA2020 / ALB2020	7844	+proj=tmerc +lat_0=0 +lon_0=117.883333333333 +k=1.0000044 +x_0=50000 +y_0=4100000 +ellps=GRS80
8014	GDA2020 / BIO2020	7844	+proj=tmerc +lat_0=0 +lon_0=115.25 +k=1.0000022 +x_0=60000 +y_0=2700000 +ellps=GRS80
8015	GDA2020 / BRO2020	7844	+proj=tmerc +lat_0=0 +lon_0=122.333333333333 +k=1.00000298 +x_0=50000 +y_0=2300000 +ellps=GRS80
8016	GDA2020 / BCG2020	7844	+proj=tmerc +lat_0=0 +lon_0=115.433333333333 +k=0.99999592 +x_0=50000 +y_0=4000000 +ellps=GRS80
8017	GDA2020 / CARN2020	7844	+proj=tmerc +lat_0=0 +lon_0=113.666666666667 +k=0.99999796 +x_0=50000 +y_0=3050000 +ellps=GRS80
8018	GDA2020 / CIG2020	7844	+proj=tmerc +lat_0=0 +lon_0=105.625 +k=1.00002514 +x_0=50000 +y_0=1400000 +ellps=GRS80
8019	GDA2020 / CKIG2020	7844	+proj=tmerc +lat_0=0 +lon_0=96.875 +k=0.99999387 +x_0=50000 +y_0=1600000 +ellps=GRS80
8020	GDA2020 / COL2020	7844	+proj=tmerc +lat_0=0 +lon_0=115.933333333333 +k=1.000019 +x_0=40000 +y_0=4100000 +ellps=GRS80
8021	GDA2020 / ESP2020	7844	+proj=tmerc +lat_0=0 +lon_0=121.883333333333 +k=1.0000055 +x_0=50000 +y_0=4050000 +ellps=GRS80
8022	GDA2020 / EXM2020	7844	+proj=tmerc +lat_0=0 +lon_0=114.066666666667 +k=1.00000236 +x_0=50000 +y_0=2750000 +ellps=GRS80
8023	GDA2020 / GCG2020	7844	+proj=tmerc +lat_0=0 +lon_0=114.583333333333 +k=1.00000628 +x_0=50000 +y_0=3450000 +ellps=GRS80
8024	GDA2020 / GOLD2020	7844	+proj=tmerc +lat_0=0 +lon_0=121.5 +k=1.00004949 +x_0=60000 +y_0=3800000 +ellps=GRS80
8025	GDA2020 / JCG2020	7844	+proj=tmerc +lat_0=0 +lon_0=114.983333333333 +k=1.00000314 +x_0=50000 +y_0=3650000 +ellps=GRS80
8026	GDA2020 / KALB2020	7844	+proj=tmerc +lat_0=0 +lon_0=114.315277777778 +k=1.000014 +x_0=55000 +y_0=3700000 +ellps=GRS80
8027	GDA2020 / KAR2020	7844	+proj=tmerc +lat_0=0 +lon_0=116.933333333333 +k=0.9999989 +x_0=50000 +y_0=2550000 +ellps=GRS80
8028	GDA2020 / KUN2020	7844	+proj=tmerc +lat_0=0 +lon_0=128.75 +k=1.0000165 +x_0=50000 +y_0=2100000 +ellps=GRS80
8029	GDA2020 / LCG2020	7844	+proj=tmerc +lat_0=0 +lon_0=115.366666666667 +k=1.00000157 +x_0=50000 +y_0=3750000 +ellps=GRS80
8030	GDA2020 / MRCG2020	7844	+proj=tmerc +lat_0=0 +lon_0=115.166666666667 +k=1.0000055 +x_0=50000 +y_0=4050000 +ellps=GRS80
8031	GDA2020 / PCG2020	7844	+proj=tmerc +lat_0=0 +lon_0=115.816666666667 +k=0.99999906 +x_0=50000 +y_0=3900000 +ellps=GRS80
8032	GDA2020 / PHG2020	7844	+proj=tmerc +lat_0=0 +lon_0=118.6 +k=1.00000135 +x_0=50000 +y_0=2500000 +ellps=GRS80
8035	WGS 84 / TM Zone 20N (ftUS)	4326	+proj=tmerc +lat_0=0 +lon_0=-63 +k=0.9996 +x_0=500000.0001016 +y_0=0 +ellps=WGS84 +units=us-ft
8036	WGS 84 / TM Zone 21N (ftUS)	4326	+proj=tmerc +lat_0=0 +lon_0=-57 +k=0.9996 +x_0=500000.0001016 +y_0=0 +ellps=WGS84 +units=us-ft
8042	Gusterberg (Ferro)	8042	+proj=longlat +a=6376045 +rf=310 +pm=ferro
8043	St. Stephen (Ferro)	8043	+proj=longlat +a=6376045 +rf=310 +pm=ferro
8058	GDA2020 / NSW Lambert	7844	+proj=lcc +lat_0=-33.25 +lon_0=147 +lat_1=-30.75 +lat_2=-35.75 +x_0=9300000 +y_0=4500000 +ellps=GRS80
8059	GDA2020 / SA Lambert	7844	+proj=lcc +lat_0=-32 +lon_0=135 +lat_1=-28 +lat_2=-36 +x_0=1000000 +y_0=2000000 +ellps=GRS80
8065	NAD83(2011) / PCCS zone 1 (ft)	6318	+proj=omerc +lat_0=32.25 +lonc=-111.4 +alpha=45 +gamma=45 +k=1.00011 +x_0=48768 +y_0=243840 +ellps=GRS80 +units=ft
8066	NAD83(2011) / PCCS zone 2 (ft)	6318	+proj=tmerc +lat_0=31.25 +lon_0=-112.166666666667 +k=1.00009 +x_0=548640 +y_0=304800 +ellps=GRS80 +units=ft
8067	NAD83(2011) / PCCS zone 3 (ft)	6318	+proj=tmerc +lat_0=31.5 +lon_0=-113.166666666667 +k=1.000055 +x_0=182880 +y_0=0 +ellps=GRS80 +units=ft
8068	NAD83(2011) / PCCS zone 4 (ft)	6318	+proj=lcc +lat_1=30.5 +lat_0=30.5 +lon_0=-110.75 +k_0=0.9998 +x_0=9144 +y_0=-188976 +ellps=GRS80 +units=ft
8082	NAD83(CSRS)v6 / MTM NS 2010 zone 4	8252	+proj=tmerc +lat_0=0 +lon_0=-61.5 +k=0.9999 +x_0=24500000 +y_0=0 +ellps=GRS80
8083	NAD83(CSRS)v6 / MTM NS 2010 zone 5	8252	+proj=tmerc +lat_0=0 +lon_0=-64.5 +k=0.9999 +x_0=25500000 +y_0=0 +ellps=GRS80
8085	ISN2016	8085	+proj=longlat +ellps=GRS80	0
8086	ISN2016	8086	+proj=longlat +ellps=GRS80	0
8088	ISN2016 / Lambert 2016	8086	+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=2700000 +y_0=300000 +ellps=GRS80
8090	NAD83(HARN) / WISCRS Florence (m)	4152	+proj=tmerc +lat_0=45.4388888888889 +lon_0=-88.1416666666667 +k=1.0000552095 +x_0=133502.6683 +y_0=0.0063 +ellps=GRS80
8091	NAD83(HARN) / WISCRS Florence (ftUS)	4152	+proj=tmerc +lat_0=45.4388888888889 +lon_0=-88.1416666666667 +k=1.0000552095 +x_0=133502.668224536 +y_0=0.0064008128016256 +ellps=GRS80 +units=us-ft
8092	NAD83(HARN) / WISCRS Eau Claire (m)	4152	+proj=lcc +lat_1=44.8722811263889 +lat_0=44.8722811263889 +lon_0=-91.2888888888889 +k_0=1.000035079 +x_0=120091.4402 +y_0=91687.9239 +ellps=GRS80
8093	NAD83(HARN) / WISCRS Eau Claire (ftUS)	4152	+proj=lcc +lat_1=44.8722811263889 +lat_0=44.8722811263889 +lon_0=-91.2888888888889 +k_0=1.000035079 +x_0=120091.44018288 +y_0=91687.9239014477 +ellps=GRS80 +units=us-ft
8095	NAD83(HARN) / WISCRS Wood (m)	4152	+proj=lcc +lat_1=44.3625954694444 +lat_0=44.3625954694444 +lon_0=-90 +k_0=1.0000421209 +x_0=208483.6173 +y_0=134589.754 +ellps=GRS80
8096	NAD83(HARN) / WISCRS Wood (ftUS)	4152	+proj=lcc +lat_1=44.3625954694444 +lat_0=44.3625954694444 +lon_0=-90 +k_0=1.0000421209 +x_0=208483.617272034 +y_0=134589.753924308 +ellps=GRS80 +units=us-ft
8097	NAD83(HARN) / WISCRS Waushara (m)	4152	+proj=lcc +lat_1=44.1139440458333 +lat_0=44.1139440458333 +lon_0=-89.2416666666667 +k_0=1.0000392096 +x_0=120091.4402 +y_0=45069.7587 +ellps=GRS80
8098	NAD83(HARN) / WISCRS Waushara (ftUS)	4152	+proj=lcc +lat_1=44.1139440458333 +lat_0=44.1139440458333 +lon_0=-89.2416666666667 +k_0=1.0000392096 +x_0=120091.44018288 +y_0=45069.7588011176 +ellps=GRS80 +units=us-ft
8099	NAD83(HARN) / WISCRS Waupaca (m)	4152	+proj=tmerc +lat_0=43.4202777777778 +lon_0=-88.8166666666667 +k=1.0000333645 +x_0=185013.9709 +y_0=0.007 +ellps=GRS80
8100	NAD83(HARN) / WISCRS Waupaca (ftUS)	4152	+proj=tmerc +lat_0=43.4202777777778 +lon_0=-88.8166666666667 +k=1.0000333645 +x_0=185013.970942342 +y_0=0.00701041402082804 +ellps=GRS80 +units=us-ft
8101	NAD83(HARN) / WISCRS Waukesha (m)	4152	+proj=tmerc +lat_0=42.5694444444444 +lon_0=-88.225 +k=1.0000346179 +x_0=208788.418 +y_0=0.0034 +ellps=GRS80
8102	NAD83(HARN) / WISCRS Waukesha (ftUS)	4152	+proj=tmerc +lat_0=42.5694444444444 +lon_0=-88.225 +k=1.0000346179 +x_0=208788.417881636 +y_0=0.00335280670561341 +ellps=GRS80 +units=us-ft
8103	NAD83(HARN) / WISCRS Washington (m)	4152	+proj=tmerc +lat_0=42.9180555555556 +lon_0=-88.0638888888889 +k=1.00003738 +x_0=120091.4415 +y_0=0.003 +ellps=GRS80
8104	NAD83(HARN) / WISCRS Washington (ftUS)	4152	+proj=tmerc +lat_0=42.9180555555556 +lon_0=-88.0638888888889 +k=1.00003738 +x_0=120091.441402083 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
8105	NAD83(HARN) / WISCRS Washburn (m)	4152	+proj=lcc +lat_1=45.9612198333333 +lat_0=45.9612198333333 +lon_0=-91.7833333333333 +k_0=1.0000475376 +x_0=234086.8682 +y_0=188358.6058 +ellps=GRS80
8106	NAD83(HARN) / WISCRS Washburn (ftUS)	4152	+proj=lcc +lat_1=45.9612198333333 +lat_0=45.9612198333333 +lon_0=-91.7833333333333 +k_0=1.0000475376 +x_0=234086.868173736 +y_0=188358.605943612 +ellps=GRS80 +units=us-ft
8107	NAD83(HARN) / WISCRS Walworth (m)	4152	+proj=lcc +lat_1=42.6694620969444 +lat_0=42.6694620969444 +lon_0=-88.5416666666667 +k_0=1.0000367192 +x_0=232562.8651 +y_0=111088.2224 +ellps=GRS80
8108	NAD83(HARN) / WISCRS Walworth (ftUS)	4152	+proj=lcc +lat_1=42.6694620969444 +lat_0=42.6694620969444 +lon_0=-88.5416666666667 +k_0=1.0000367192 +x_0=232562.86512573 +y_0=111088.222402845 +ellps=GRS80 +units=us-ft
8109	NAD83(HARN) / WISCRS Vilas (m)	4152	+proj=lcc +lat_1=46.0778440905556 +lat_0=46.0778440905556 +lon_0=-89.4888888888889 +k_0=1.0000730142 +x_0=134417.0689 +y_0=50337.1092 +ellps=GRS80
8110	NAD83(HARN) / WISCRS Vilas (ftUS)	4152	+proj=lcc +lat_1=46.0778440905556 +lat_0=46.0778440905556 +lon_0=-89.4888888888889 +k_0=1.0000730142 +x_0=134417.068834138 +y_0=50337.1092710185 +ellps=GRS80 +units=us-ft
8111	NAD83(HARN) / WISCRS Vernon (m)	4152	+proj=lcc +lat_1=43.5750329397222 +lat_0=43.5750329397222 +lon_0=-90.7833333333333 +k_0=1.0000408158 +x_0=222504.4451 +y_0=47532.0602 +ellps=GRS80
8112	NAD83(HARN) / WISCRS Vernon (ftUS)	4152	+proj=lcc +lat_1=43.5750329397222 +lat_0=43.5750329397222 +lon_0=-90.7833333333333 +k_0=1.0000408158 +x_0=222504.44500889 +y_0=47532.0603505207 +ellps=GRS80 +units=us-ft
8113	NAD83(HARN) / WISCRS Trempealeau (m)	4152	+proj=tmerc +lat_0=43.1611111111111 +lon_0=-91.3666666666667 +k=1.0000361538 +x_0=256946.9138 +y_0=0.0041 +ellps=GRS80
8114	NAD83(HARN) / WISCRS Trempealeau (ftUS)	4152	+proj=tmerc +lat_0=43.1611111111111 +lon_0=-91.3666666666667 +k=1.0000361538 +x_0=256946.913893828 +y_0=0.00396240792481585 +ellps=GRS80 +units=us-ft
8115	NAD83(HARN) / WISCRS Taylor (m)	4152	+proj=lcc +lat_1=45.1778220858333 +lat_0=45.1778220858333 +lon_0=-90.4833333333333 +k_0=1.0000597566 +x_0=187147.5744 +y_0=107746.7522 +ellps=GRS80
8116	NAD83(HARN) / WISCRS Taylor (ftUS)	4152	+proj=lcc +lat_1=45.1778220858333 +lat_0=45.1778220858333 +lon_0=-90.4833333333333 +k_0=1.0000597566 +x_0=187147.574295148 +y_0=107746.752146304 +ellps=GRS80 +units=us-ft
8117	NAD83(HARN) / WISCRS St. Croix (m)	4152	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-92.6333333333333 +k=1.0000381803 +x_0=165506.7302 +y_0=0.0103 +ellps=GRS80
8118	NAD83(HARN) / WISCRS St. Croix (ftUS)	4152	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-92.6333333333333 +k=1.0000381803 +x_0=165506.73009906 +y_0=0.0103632207264414 +ellps=GRS80 +units=us-ft
8119	NAD83(HARN) / WISCRS Shawano (m)	4152	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-88.6055555555556 +k=1.000032144 +x_0=262433.3253 +y_0=0.0096 +ellps=GRS80
8120	NAD83(HARN) / WISCRS Shawano (ftUS)	4152	+proj=tmerc +lat_0=44.0361111111111 +lon_0=-88.6055555555556 +k=1.000032144 +x_0=262433.32517145 +y_0=0.00944881889763779 +ellps=GRS80 +units=us-ft
8121	NAD83(HARN) / WISCRS Sawyer (m)	4152	+proj=lcc +lat_1=45.9000991313889 +lat_0=45.9000991313889 +lon_0=-91.1166666666667 +k_0=1.0000573461 +x_0=216713.2336 +y_0=120734.1631 +ellps=GRS80
8122	NAD83(HARN) / WISCRS Sawyer (ftUS)	4152	+proj=lcc +lat_1=45.9000991313889 +lat_0=45.9000991313889 +lon_0=-91.1166666666667 +k_0=1.0000573461 +x_0=216713.233731267 +y_0=120734.163169926 +ellps=GRS80 +units=us-ft
8123	NAD83(HARN) / WISCRS Sauk (m)	4152	+proj=tmerc +lat_0=42.8194444444444 +lon_0=-89.9 +k=1.0000373868 +x_0=185623.5716 +y_0=0.0051 +ellps=GRS80
8124	NAD83(HARN) / WISCRS Sauk (ftUS)	4152	+proj=tmerc +lat_0=42.8194444444444 +lon_0=-89.9 +k=1.0000373868 +x_0=185623.571551943 +y_0=0.00518161036322072 +ellps=GRS80 +units=us-ft
8125	NAD83(HARN) / WISCRS Rusk (m)	4152	+proj=tmerc +lat_0=43.9194444444444 +lon_0=-91.0666666666667 +k=1.0000495976 +x_0=250546.1013 +y_0=0.0234 +ellps=GRS80
8126	NAD83(HARN) / WISCRS Rusk (ftUS)	4152	+proj=tmerc +lat_0=43.9194444444444 +lon_0=-91.0666666666667 +k=1.0000495976 +x_0=250546.101397003 +y_0=0.0234696469392939 +ellps=GRS80 +units=us-ft
8127	NAD83(HARN) / WISCRS Rock (m)	4152	+proj=tmerc +lat_0=41.9444444444444 +lon_0=-89.0722222222222 +k=1.0000337311 +x_0=146304.2926 +y_0=0.0068 +ellps=GRS80
8128	NAD83(HARN) / WISCRS Rock (ftUS)	4152	+proj=tmerc +lat_0=41.9444444444444 +lon_0=-89.0722222222222 +k=1.0000337311 +x_0=146304.292608585 +y_0=0.00670561341122682 +ellps=GRS80 +units=us-ft
8129	NAD83(HARN) / WISCRS Richland (m)	4152	+proj=lcc +lat_1=43.3223129275 +lat_0=43.3223129275 +lon_0=-90.4305555555556 +k_0=1.0000375653 +x_0=202387.6048 +y_0=134255.4253 +ellps=GRS80
8130	NAD83(HARN) / WISCRS Richland (ftUS)	4152	+proj=lcc +lat_1=43.3223129275 +lat_0=43.3223129275 +lon_0=-90.4305555555556 +k_0=1.0000375653 +x_0=202387.604775209 +y_0=134255.425450851 +ellps=GRS80 +units=us-ft
8131	NAD83(HARN) / WISCRS Price (m)	4152	+proj=tmerc +lat_0=44.5555555555556 +lon_0=-90.4888888888889 +k=1.0000649554 +x_0=227990.8546 +y_0=0.0109 +ellps=GRS80
8132	NAD83(HARN) / WISCRS Price (ftUS)	4152	+proj=tmerc +lat_0=44.5555555555556 +lon_0=-90.4888888888889 +k=1.0000649554 +x_0=227990.854457709 +y_0=0.0109728219456439 +ellps=GRS80 +units=us-ft
8133	NAD83(HARN) / WISCRS Portage (m)	4152	+proj=lcc +lat_1=44.4168239752778 +lat_0=44.4168239752778 +lon_0=-89.5 +k_0=1.000039936 +x_0=56388.1128 +y_0=50022.1874 +ellps=GRS80
8134	NAD83(HARN) / WISCRS Portage (ftUS)	4152	+proj=lcc +lat_1=44.4168239752778 +lat_0=44.4168239752778 +lon_0=-89.5 +k_0=1.000039936 +x_0=56388.1127762255 +y_0=50022.1874523749 +ellps=GRS80 +units=us-ft
8135	NAD83(HARN) / WISCRS Polk (m)	4152	+proj=tmerc +lat_0=44.6611111111111 +lon_0=-92.6333333333333 +k=1.0000433849 +x_0=141732.2823 +y_0=0.0059 +ellps=GRS80
8136	NAD83(HARN) / WISCRS Polk (ftUS)	4152	+proj=tmerc +lat_0=44.6611111111111 +lon_0=-92.6333333333333 +k=1.0000433849 +x_0=141732.282245364 +y_0=0.00579121158242316 +ellps=GRS80 +units=us-ft
8137	NAD83(HARN) / WISCRS Pepin and Pierce (m)	4152	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.3354 +y_0=86033.0876 +ellps=GRS80
8138	NAD83(HARN) / WISCRS Pepin and Pierce (ftUS)	4152	+proj=lcc +lat_1=44.6361488719444 +lat_0=44.6361488719444 +lon_0=-92.2277777777778 +k_0=1.0000362977 +x_0=167640.33528067 +y_0=86033.0877317754 +ellps=GRS80 +units=us-ft
8139	NAD83(HARN) / WISCRS Oneida (m)	4152	+proj=lcc +lat_1=45.7042237702778 +lat_0=45.7042237702778 +lon_0=-89.5444444444444 +k_0=1.0000686968 +x_0=70104.1401 +y_0=57588.0346 +ellps=GRS80
8140	NAD83(HARN) / WISCRS Oneida (ftUS)	4152	+proj=lcc +lat_1=45.7042237702778 +lat_0=45.7042237702778 +lon_0=-89.5444444444444 +k_0=1.0000686968 +x_0=70104.1402082804 +y_0=57588.0347472695 +ellps=GRS80 +units=us-ft
8141	NAD83(HARN) / WISCRS Oconto (m)	4152	+proj=tmerc +lat_0=44.3972222222222 +lon_0=-87.9083333333333 +k=1.0000236869 +x_0=182880.3676 +y_0=0.0033 +ellps=GRS80
8142	NAD83(HARN) / WISCRS Oconto (ftUS)	4152	+proj=tmerc +lat_0=44.3972222222222 +lon_0=-87.9083333333333 +k=1.0000236869 +x_0=182880.367589535 +y_0=0.00335280670561341 +ellps=GRS80 +units=us-ft
8143	NAD83(HARN) / WISCRS Monroe (m)	4152	+proj=lcc +lat_1=44.0000739286111 +lat_0=44.0000739286111 +lon_0=-90.6416666666667 +k_0=1.0000434122 +x_0=204521.209 +y_0=121923.9861 +ellps=GRS80
8144	NAD83(HARN) / WISCRS Monroe (ftUS)	4152	+proj=lcc +lat_1=44.0000739286111 +lat_0=44.0000739286111 +lon_0=-90.6416666666667 +k_0=1.0000434122 +x_0=204521.209042418 +y_0=121923.986182372 +ellps=GRS80 +units=us-ft
8145	NAD83(HARN) / WISCRS Menominee (m)	4152	+proj=tmerc +lat_0=44.7166666666667 +lon_0=-88.4166666666667 +k=1.0000362499 +x_0=105461.0121 +y_0=0.0029 +ellps=GRS80
8146	NAD83(HARN) / WISCRS Menominee (ftUS)	4152	+proj=tmerc +lat_0=44.7166666666667 +lon_0=-88.4166666666667 +k=1.0000362499 +x_0=105461.012141224 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
8147	NAD83(HARN) / WISCRS Marinette (m)	4152	+proj=tmerc +lat_0=44.6916666666667 +lon_0=-87.7111111111111 +k=1.0000234982 +x_0=238658.8794 +y_0=0.0032 +ellps=GRS80
8148	NAD83(HARN) / WISCRS Marinette (ftUS)	4152	+proj=tmerc +lat_0=44.6916666666667 +lon_0=-87.7111111111111 +k=1.0000234982 +x_0=238658.879451359 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
8149	NAD83(HARN) / WISCRS Marathon (m)	4152	+proj=lcc +lat_1=44.9009044236111 +lat_0=44.9009044236111 +lon_0=-89.77 +k_0=1.000053289 +x_0=74676.1493 +y_0=55049.2669 +ellps=GRS80
8150	NAD83(HARN) / WISCRS Marathon (ftUS)	4152	+proj=lcc +lat_1=44.9009044236111 +lat_0=44.9009044236111 +lon_0=-89.77 +k_0=1.000053289 +x_0=74676.1493522987 +y_0=55049.2669545339 +ellps=GRS80 +units=us-ft
8151	NAD83(HARN) / WISCRS Lincoln (m)	4152	+proj=tmerc +lat_0=44.8444444444444 +lon_0=-89.7333333333333 +k=1.0000599003 +x_0=116129.0323 +y_0=0.0058 +ellps=GRS80
8152	NAD83(HARN) / WISCRS Lincoln (ftUS)	4152	+proj=tmerc +lat_0=44.8444444444444 +lon_0=-89.7333333333333 +k=1.0000599003 +x_0=116129.032258064 +y_0=0.00579121158242316 +ellps=GRS80 +units=us-ft
8153	NAD83(HARN) / WISCRS Langlade (m)	4152	+proj=lcc +lat_1=45.1542371052778 +lat_0=45.1542371052778 +lon_0=-89.0333333333333 +k_0=1.0000627024 +x_0=198425.197 +y_0=105279.7829 +ellps=GRS80
8154	NAD83(HARN) / WISCRS Langlade (ftUS)	4152	+proj=lcc +lat_1=45.1542371052778 +lat_0=45.1542371052778 +lon_0=-89.0333333333333 +k_0=1.0000627024 +x_0=198425.196850394 +y_0=105279.782880366 +ellps=GRS80 +units=us-ft
8155	NAD83(HARN) / WISCRS La Crosse (m)	4152	+proj=tmerc +lat_0=43.4511111111111 +lon_0=-91.3166666666667 +k=1.0000319985 +x_0=130454.6598 +y_0=0.0033 +ellps=GRS80
8156	NAD83(HARN) / WISCRS La Crosse (ftUS)	4152	+proj=tmerc +lat_0=43.4511111111111 +lon_0=-91.3166666666667 +k=1.0000319985 +x_0=130454.659690119 +y_0=0.00335280670561341 +ellps=GRS80 +units=us-ft
8157	NAD83(HARN) / WISCRS Kewaunee, Manitowoc and Sheboygan (m)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.7614 +y_0=0.0012 +ellps=GRS80
8158	NAD83(HARN) / WISCRS Kewaunee, Manitowoc and Sheboygan (ftUS)	4152	+proj=tmerc +lat_0=43.2666666666667 +lon_0=-87.55 +k=1.0000233704 +x_0=79857.761544323 +y_0=0.00121920243840488 +ellps=GRS80 +units=us-ft
8159	NAD83(HARN) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (m)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.3728 +y_0=0.0009 +ellps=GRS80
8160	NAD83(HARN) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (ftUS)	4152	+proj=tmerc +lat_0=42.2166666666667 +lon_0=-87.8944444444444 +k=1.0000260649 +x_0=185928.372771145 +y_0=0.000914401828803657 +ellps=GRS80 +units=us-ft
8161	NAD83(HARN) / WISCRS Jackson (m)	4152	+proj=tmerc +lat_0=44.2533351277778 +lon_0=-90.8442965194444 +k=1.0000353 +x_0=27000 +y_0=25000 +ellps=GRS80
8162	NAD83(HARN) / WISCRS Jackson (ftUS)	4152	+proj=tmerc +lat_0=44.2533351277778 +lon_0=-90.8442965194444 +k=1.0000353 +x_0=27000 +y_0=24999.9998983998 +ellps=GRS80 +units=us-ft
8163	NAD83(HARN) / WISCRS Iron (m)	4152	+proj=tmerc +lat_0=45.4333333333333 +lon_0=-90.2555555555556 +k=1.0000677153 +x_0=220980.4419 +y_0=0.0085 +ellps=GRS80
8164	NAD83(HARN) / WISCRS Iron (ftUS)	4152	+proj=tmerc +lat_0=45.4333333333333 +lon_0=-90.2555555555556 +k=1.0000677153 +x_0=220980.441960884 +y_0=0.00853441706883413 +ellps=GRS80 +units=us-ft
8165	NAD83(HARN) / WISCRS Iowa (m)	4152	+proj=tmerc +lat_0=42.5388888888889 +lon_0=-90.1611111111111 +k=1.0000394961 +x_0=113081.0261 +y_0=0.0045 +ellps=GRS80
8166	NAD83(HARN) / WISCRS Iowa (ftUS)	4152	+proj=tmerc +lat_0=42.5388888888889 +lon_0=-90.1611111111111 +k=1.0000394961 +x_0=113081.026162052 +y_0=0.00457200914401829 +ellps=GRS80 +units=us-ft
8167	NAD83(HARN) / WISCRS Green Lake and Marquette (m)	4152	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.3018 +y_0=79170.7795 +ellps=GRS80
8168	NAD83(HARN) / WISCRS Green Lake and Marquette (ftUS)	4152	+proj=lcc +lat_1=43.8070001177778 +lat_0=43.8070001177778 +lon_0=-89.2416666666667 +k_0=1.0000344057 +x_0=150876.301752603 +y_0=79170.7793751587 +ellps=GRS80 +units=us-ft
8169	NAD83(HARN) / WISCRS Green and Lafayette (m)	4152	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.7403 +y_0=45830.2947 +ellps=GRS80
8170	NAD83(HARN) / WISCRS Green and Lafayette (ftUS)	4152	+proj=lcc +lat_1=42.6375622769444 +lat_0=42.6375622769444 +lon_0=-89.8388888888889 +k_0=1.0000390487 +x_0=170078.74015748 +y_0=45830.2948437897 +ellps=GRS80 +units=us-ft
8171	NAD83(HARN) / WISCRS Grant (m)	4152	+proj=tmerc +lat_0=41.4111111111111 +lon_0=-90.8 +k=1.0000349452 +x_0=242316.4841 +y_0=0.01 +ellps=GRS80
8172	NAD83(HARN) / WISCRS Grant (ftUS)	4152	+proj=tmerc +lat_0=41.4111111111111 +lon_0=-90.8 +k=1.0000349452 +x_0=242316.484023368 +y_0=0.0100584201168402 +ellps=GRS80 +units=us-ft
8173	NAD83(HARN) / WISCRS Forest (m)	4152	+proj=tmerc +lat_0=44.0055555555556 +lon_0=-88.6333333333333 +k=1.0000673004 +x_0=275844.5533 +y_0=0.0157 +ellps=GRS80
8177	NAD83(HARN) / WISCRS Forest (ftUS)	4152	+proj=tmerc +lat_0=44.0055555555556 +lon_0=-88.6333333333333 +k=1.0000673004 +x_0=275844.553213106 +y_0=0.0158496316992634 +ellps=GRS80 +units=us-ft
8179	NAD83(HARN) / WISCRS Dunn (m)	4152	+proj=tmerc +lat_0=44.4083333333333 +lon_0=-91.8944444444444 +k=1.0000410324 +x_0=51816.104 +y_0=0.003 +ellps=GRS80
8180	NAD83(HARN) / WISCRS Dunn (ftUS)	4152	+proj=tmerc +lat_0=44.4083333333333 +lon_0=-91.8944444444444 +k=1.0000410324 +x_0=51816.1039370078 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
8181	NAD83(HARN) / WISCRS Douglas (m)	4152	+proj=tmerc +lat_0=45.8833333333333 +lon_0=-91.9166666666667 +k=1.0000385418 +x_0=59131.3183 +y_0=0.0041 +ellps=GRS80
8182	NAD83(HARN) / WISCRS Douglas (ftUS)	4152	+proj=tmerc +lat_0=45.8833333333333 +lon_0=-91.9166666666667 +k=1.0000385418 +x_0=59131.3182626365 +y_0=0.00396240792481585 +ellps=GRS80 +units=us-ft
8184	NAD83(HARN) / WISCRS Door (m)	4152	+proj=tmerc +lat_0=44.4 +lon_0=-87.2722222222222 +k=1.0000187521 +x_0=158801.1176 +y_0=0.0023 +ellps=GRS80
8185	NAD83(HARN) / WISCRS Door (ftUS)	4152	+proj=tmerc +lat_0=44.4 +lon_0=-87.2722222222222 +k=1.0000187521 +x_0=158801.117602235 +y_0=0.00243840487680975 +ellps=GRS80 +units=us-ft
8187	NAD83(HARN) / WISCRS Dodge and Jefferson (m)	4152	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.7263 +y_0=0.0076 +ellps=GRS80
8189	NAD83(HARN) / WISCRS Dodge and Jefferson (ftUS)	4152	+proj=tmerc +lat_0=41.4722222222222 +lon_0=-88.775 +k=1.0000346418 +x_0=263347.726390653 +y_0=0.00762001524003048 +ellps=GRS80 +units=us-ft
8191	NAD83(HARN) / WISCRS Dane (m)	4152	+proj=lcc +lat_1=43.0695160375 +lat_0=43.0695160375 +lon_0=-89.4222222222222 +k_0=1.0000384786 +x_0=247193.2944 +y_0=146591.9896 +ellps=GRS80
8193	NAD83(HARN) / WISCRS Dane (ftUS)	4152	+proj=lcc +lat_1=43.0695160375 +lat_0=43.0695160375 +lon_0=-89.4222222222222 +k_0=1.0000384786 +x_0=247193.294386589 +y_0=146591.989636779 +ellps=GRS80 +units=us-ft
8196	NAD83(HARN) / WISCRS Crawford (m)	4152	+proj=lcc +lat_1=43.200055605 +lat_0=43.200055605 +lon_0=-90.9388888888889 +k_0=1.0000349151 +x_0=113690.6274 +y_0=53703.1201 +ellps=GRS80
8197	NAD83(HARN) / WISCRS Crawford (ftUS)	4152	+proj=lcc +lat_1=43.200055605 +lat_0=43.200055605 +lon_0=-90.9388888888889 +k_0=1.0000349151 +x_0=113690.627381255 +y_0=53703.1202438405 +ellps=GRS80 +units=us-ft
8198	NAD83(HARN) / WISCRS Columbia (m)	4152	+proj=lcc +lat_1=43.4625466458333 +lat_0=43.4625466458333 +lon_0=-89.3944444444444 +k_0=1.00003498 +x_0=169164.3381 +y_0=111569.6134 +ellps=GRS80
8200	NAD83(HARN) / WISCRS Columbia (ftUS)	4152	+proj=lcc +lat_1=43.4625466458333 +lat_0=43.4625466458333 +lon_0=-89.3944444444444 +k_0=1.00003498 +x_0=169164.338023876 +y_0=111569.613512827 +ellps=GRS80 +units=us-ft
8201	NAD83(HARN) / WISCRS Clark (m)	4152	+proj=tmerc +lat_0=43.6 +lon_0=-90.7083333333333 +k=1.0000463003 +x_0=199949.1989 +y_0=0.0086 +ellps=GRS80
8202	NAD83(HARN) / WISCRS Clark (ftUS)	4152	+proj=tmerc +lat_0=43.6 +lon_0=-90.7083333333333 +k=1.0000463003 +x_0=199949.198983998 +y_0=0.00853441706883413 +ellps=GRS80 +units=us-ft
8203	NAD83(HARN) / WISCRS Chippewa (m)	4152	+proj=lcc +lat_1=44.9778568986111 +lat_0=44.9778568986111 +lon_0=-91.2944444444444 +k_0=1.0000391127 +x_0=60045.72 +y_0=44091.4346 +ellps=GRS80
8204	NAD83(HARN) / WISCRS Chippewa (ftUS)	4152	+proj=lcc +lat_1=44.9778568986111 +lat_0=44.9778568986111 +lon_0=-91.2944444444444 +k_0=1.0000391127 +x_0=60045.7200914401 +y_0=44091.434493269 +ellps=GRS80 +units=us-ft
8205	NAD83(HARN) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (m)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.8893 +y_0=0.0049 +ellps=GRS80
8206	NAD83(HARN) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (ftUS)	4152	+proj=tmerc +lat_0=42.7194444444444 +lon_0=-88.5 +k=1.0000286569 +x_0=244754.889204978 +y_0=0.0048768097536195 +ellps=GRS80 +units=us-ft
8207	NAD83(HARN) / WISCRS Burnett (m)	4152	+proj=lcc +lat_1=45.8987148658333 +lat_0=45.8987148658333 +lon_0=-92.4577777777778 +k_0=1.0000383841 +x_0=64008.1276 +y_0=59445.9043 +ellps=GRS80
8208	NAD83(HARN) / WISCRS Burnett (ftUS)	4152	+proj=lcc +lat_1=45.8987148658333 +lat_0=45.8987148658333 +lon_0=-92.4577777777778 +k_0=1.0000383841 +x_0=64008.1277114554 +y_0=59445.9041910083 +ellps=GRS80 +units=us-ft
8209	NAD83(HARN) / WISCRS Buffalo (m)	4152	+proj=tmerc +lat_0=43.4813888888889 +lon_0=-91.7972222222222 +k=1.0000382778 +x_0=175260.3502 +y_0=0.0048 +ellps=GRS80
8210	NAD83(HARN) / WISCRS Buffalo (ftUS)	4152	+proj=tmerc +lat_0=43.4813888888889 +lon_0=-91.7972222222222 +k=1.0000382778 +x_0=175260.3502159 +y_0=0.0048768097536195 +ellps=GRS80 +units=us-ft
8212	NAD83(HARN) / WISCRS Brown (m)	4152	+proj=tmerc +lat_0=43 +lon_0=-88 +k=1.00002 +x_0=31600 +y_0=4600 +ellps=GRS80
8213	NAD83(HARN) / WISCRS Brown (ftUS)	4152	+proj=tmerc +lat_0=43 +lon_0=-88 +k=1.00002 +x_0=31599.9998983998 +y_0=4599.99989839979 +ellps=GRS80 +units=us-ft
8214	NAD83(HARN) / WISCRS Bayfield (m)	4152	+proj=lcc +lat_1=46.6696483772222 +lat_0=46.6696483772222 +lon_0=-91.1527777777778 +k_0=1.0000331195 +x_0=228600.4575 +y_0=148551.4837 +ellps=GRS80
8216	NAD83(HARN) / WISCRS Bayfield (ftUS)	4152	+proj=lcc +lat_1=46.6696483772222 +lat_0=46.6696483772222 +lon_0=-91.1527777777778 +k_0=1.0000331195 +x_0=228600.457505715 +y_0=148551.483566167 +ellps=GRS80 +units=us-ft
8218	NAD83(HARN) / WISCRS Barron (m)	4152	+proj=tmerc +lat_0=45.1333333333333 +lon_0=-91.85 +k=1.0000486665 +x_0=93150 +y_0=0.0029 +ellps=GRS80
8220	NAD83(HARN) / WISCRS Barron (ftUS)	4152	+proj=tmerc +lat_0=45.1333333333333 +lon_0=-91.85 +k=1.0000486665 +x_0=93150 +y_0=0.00304800609601219 +ellps=GRS80 +units=us-ft
8222	NAD83(HARN) / WISCRS Ashland (m)	4152	+proj=tmerc +lat_0=45.7061111111111 +lon_0=-90.6222222222222 +k=1.0000495683 +x_0=172821.9461 +y_0=0.0017 +ellps=GRS80
8224	NAD83(HARN) / WISCRS Ashland (ftUS)	4152	+proj=tmerc +lat_0=45.7061111111111 +lon_0=-90.6222222222222 +k=1.0000495683 +x_0=172821.945948692 +y_0=0.00182880365760731 +ellps=GRS80 +units=us-ft
8225	NAD83(HARN) / WISCRS Adams and Juneau (m)	4152	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.6942 +y_0=0.0037 +ellps=GRS80
8226	NAD83(HARN) / WISCRS Adams and Juneau (ftUS)	4152	+proj=tmerc +lat_0=43.3666666666667 +lon_0=-90 +k=1.0000365285 +x_0=147218.694132588 +y_0=0.00365760731521463 +ellps=GRS80 +units=us-ft
8231	NAD83(CSRS96)	8231	+proj=longlat +ellps=GRS80	0
8232	NAD83(CSRS96)	8232	+proj=longlat +ellps=GRS80	0
8235	NAD83(CSRS)v2	8235	+proj=longlat +ellps=GRS80	0
8237	NAD83(CSRS)v2	8237	+proj=longlat +ellps=GRS80	0
8239	NAD83(CSRS)v3	8239	+proj=longlat +ellps=GRS80	0
8240	NAD83(CSRS)v3	8240	+proj=longlat +ellps=GRS80	0
8244	NAD83(CSRS)v4	8244	+proj=longlat +ellps=GRS80	0
8246	NAD83(CSRS)v4	8246	+proj=longlat +ellps=GRS80	0
8248	NAD83(CSRS)v5	8248	+proj=longlat +ellps=GRS80	0
8249	NAD83(CSRS)v5	8249	+proj=longlat +ellps=GRS80	0
8251	NAD83(CSRS)v6	8251	+proj=longlat +ellps=GRS80	0
8252	NAD83(CSRS)v6	8252	+proj=longlat +ellps=GRS80	0
8254	NAD83(CSRS)v7	8254	+proj=longlat +ellps=GRS80	0
8255	NAD83(CSRS)v7	8255	+proj=longlat +ellps=GRS80	0
8311	NAD83(2011) / Oregon Burns-Harper zone (m)	6318	+proj=tmerc +lat_0=43.5 +lon_0=-117.666666666667 +k=1.00014 +x_0=90000 +y_0=0 +ellps=GRS80
8312	NAD83(2011) / Oregon Burns-Harper zone (ft)	6318	+proj=tmerc +lat_0=43.5 +lon_0=-117.666666666667 +k=1.00014 +x_0=90000.00001488 +y_0=0 +ellps=GRS80 +units=ft
8313	NAD83(2011) / Oregon Canyon City-Burns zone (m)	6318	+proj=tmerc +lat_0=43.5 +lon_0=-119 +k=1.00022 +x_0=20000 +y_0=0 +ellps=GRS80
8314	NAD83(2011) / Oregon Canyon City-Burns zone (ft)	6318	+proj=tmerc +lat_0=43.5 +lon_0=-119 +k=1.00022 +x_0=19999.99999992 +y_0=0 +ellps=GRS80 +units=ft
8315	NAD83(2011) / Oregon Coast Range North zone (m)	6318	+proj=lcc +lat_1=45.5833333333333 +lat_0=45.5833333333333 +lon_0=-123.416666666667 +k_0=1.000045 +x_0=30000 +y_0=20000 +ellps=GRS80
8316	NAD83(2011) / Oregon Coast Range North zone (ft)	6318	+proj=lcc +lat_1=45.5833333333333 +lat_0=45.5833333333333 +lon_0=-123.416666666667 +k_0=1.000045 +x_0=30000.00001512 +y_0=19999.99999992 +ellps=GRS80 +units=ft
8317	NAD83(2011) / Oregon Dayville-Prairie City zone (m)	6318	+proj=tmerc +lat_0=44.25 +lon_0=-119.633333333333 +k=1.00012 +x_0=20000 +y_0=0 +ellps=GRS80
8318	NAD83(2011) / Oregon Dayville-Prairie City zone (ft)	6318	+proj=tmerc +lat_0=44.25 +lon_0=-119.633333333333 +k=1.00012 +x_0=19999.99999992 +y_0=0 +ellps=GRS80 +units=ft
8319	NAD83(2011) / Oregon Denio-Burns zone (m)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-118.416666666667 +k=1.00019 +x_0=80000 +y_0=0 +ellps=GRS80
8320	NAD83(2011) / Oregon Denio-Burns zone (ft)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-118.416666666667 +k=1.00019 +x_0=79999.99999968 +y_0=0 +ellps=GRS80 +units=ft
8321	NAD83(2011) / Oregon Halfway zone (m)	6318	+proj=lcc +lat_1=45.25 +lat_0=45.25 +lon_0=-117.25 +k_0=1.000085 +x_0=40000 +y_0=70000 +ellps=GRS80
8322	NAD83(2011) / Oregon Halfway zone (ft)	6318	+proj=lcc +lat_1=45.25 +lat_0=45.25 +lon_0=-117.25 +k_0=1.000085 +x_0=39999.99999984 +y_0=70000.00001496 +ellps=GRS80 +units=ft
8323	NAD83(2011) / Oregon Medford-Diamond Lake zone (m)	6318	+proj=lcc +lat_1=42 +lat_0=42 +lon_0=-122.25 +k_0=1.00004 +x_0=60000 +y_0=-60000 +ellps=GRS80
8324	NAD83(2011) / Oregon Medford-Diamond Lake zone (ft)	6318	+proj=lcc +lat_1=42 +lat_0=42 +lon_0=-122.25 +k_0=1.00004 +x_0=59999.99999976 +y_0=-59999.99999976 +ellps=GRS80 +units=ft
8325	NAD83(2011) / Oregon Mitchell zone (m)	6318	+proj=lcc +lat_1=47 +lat_0=47 +lon_0=-120.25 +k_0=0.99927 +x_0=30000 +y_0=290000 +ellps=GRS80
8326	NAD83(2011) / Oregon Mitchell zone (ft)	6318	+proj=lcc +lat_1=47 +lat_0=47 +lon_0=-120.25 +k_0=0.99927 +x_0=30000.00001512 +y_0=290000.00001408 +ellps=GRS80 +units=ft
8327	NAD83(2011) / Oregon North Central zone (m)	6318	+proj=lcc +lat_1=46.1666666666667 +lat_0=46.1666666666667 +lon_0=-120.5 +k_0=1 +x_0=100000 +y_0=140000 +ellps=GRS80
8328	NAD83(2011) / Oregon North Central zone (ft)	6318	+proj=lcc +lat_1=46.1666666666667 +lat_0=46.1666666666667 +lon_0=-120.5 +k_0=1 +x_0=99999.9999996 +y_0=139999.99999944 +ellps=GRS80 +units=ft
8329	NAD83(2011) / Oregon Ochoco Summit zone (m)	6318	+proj=lcc +lat_1=43.5 +lat_0=43.5 +lon_0=-120.5 +k_0=1.00006 +x_0=40000 +y_0=-80000 +ellps=GRS80
8330	NAD83(2011) / Oregon Ochoco Summit zone (ft)	6318	+proj=lcc +lat_1=43.5 +lat_0=43.5 +lon_0=-120.5 +k_0=1.00006 +x_0=39999.99999984 +y_0=-79999.99999968 +ellps=GRS80 +units=ft
8331	NAD83(2011) / Oregon Owyhee zone (m)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-117.583333333333 +k=1.00018 +x_0=70000 +y_0=0 +ellps=GRS80
8332	NAD83(2011) / Oregon Owyhee zone (ft)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-117.583333333333 +k=1.00018 +x_0=70000.00001496 +y_0=0 +ellps=GRS80 +units=ft
8333	NAD83(2011) / Oregon Pilot Rock-Ukiah zone (m)	6318	+proj=lcc +lat_1=46.1666666666667 +lat_0=46.1666666666667 +lon_0=-119 +k_0=1.000025 +x_0=50000 +y_0=130000 +ellps=GRS80
8334	NAD83(2011) / Oregon Pilot Rock-Ukiah zone (ft)	6318	+proj=lcc +lat_1=46.1666666666667 +lat_0=46.1666666666667 +lon_0=-119 +k_0=1.000025 +x_0=50000.00001504 +y_0=130000.00001472 +ellps=GRS80 +units=ft
8335	NAD83(2011) / Oregon Prairie City-Brogan zone (m)	6318	+proj=lcc +lat_1=44 +lat_0=44 +lon_0=-118 +k_0=1.00017 +x_0=60000 +y_0=0 +ellps=GRS80
8336	NAD83(2011) / Oregon Prairie City-Brogan zone (ft)	6318	+proj=lcc +lat_1=44 +lat_0=44 +lon_0=-118 +k_0=1.00017 +x_0=59999.99999976 +y_0=0 +ellps=GRS80 +units=ft
8337	NAD83(2011) / Oregon Riley-Lakeview zone (m)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-120.333333333333 +k=1.000215 +x_0=70000 +y_0=0 +ellps=GRS80
8338	NAD83(2011) / Oregon Riley-Lakeview zone (ft)	6318	+proj=tmerc +lat_0=41.75 +lon_0=-120.333333333333 +k=1.000215 +x_0=70000.00001496 +y_0=0 +ellps=GRS80 +units=ft
8339	NAD83(2011) / Oregon Siskiyou Pass zone (m)	6318	+proj=lcc +lat_1=42.5 +lat_0=42.5 +lon_0=-122.583333333333 +k_0=1.00015 +x_0=10000 +y_0=60000 +ellps=GRS80
8340	NAD83(2011) / Oregon Siskiyou Pass zone (ft)	6318	+proj=lcc +lat_1=42.5 +lat_0=42.5 +lon_0=-122.583333333333 +k_0=1.00015 +x_0=10000.0000152 +y_0=59999.99999976 +ellps=GRS80 +units=ft
8341	NAD83(2011) / Oregon Ukiah-Fox zone (m)	6318	+proj=lcc +lat_1=45.25 +lat_0=45.25 +lon_0=-119 +k_0=1.00014 +x_0=30000 +y_0=90000 +ellps=GRS80
8342	NAD83(2011) / Oregon Ukiah-Fox zone (ft)	6318	+proj=lcc +lat_1=45.25 +lat_0=45.25 +lon_0=-119 +k_0=1.00014 +x_0=30000.00001512 +y_0=90000.00001488 +ellps=GRS80 +units=ft
8343	NAD83(2011) / Oregon Wallowa zone (m)	6318	+proj=tmerc +lat_0=45.25 +lon_0=-117.5 +k=1.000195 +x_0=60000 +y_0=0 +ellps=GRS80
8344	NAD83(2011) / Oregon Wallowa zone (ft)	6318	+proj=tmerc +lat_0=45.25 +lon_0=-117.5 +k=1.000195 +x_0=59999.99999976 +y_0=0 +ellps=GRS80 +units=ft
8345	NAD83(2011) / Oregon Warner Highway zone (m)	6318	+proj=lcc +lat_1=42.5 +lat_0=42.5 +lon_0=-120 +k_0=1.000245 +x_0=40000 +y_0=60000 +ellps=GRS80
8346	NAD83(2011) / Oregon Warner Highway zone (ft)	6318	+proj=lcc +lat_1=42.5 +lat_0=42.5 +lon_0=-120 +k_0=1.000245 +x_0=39999.99999984 +y_0=59999.99999976 +ellps=GRS80 +units=ft
8347	NAD83(2011) / Oregon Willamette Pass zone (m)	6318	+proj=tmerc +lat_0=43 +lon_0=-122 +k=1.000223 +x_0=20000 +y_0=0 +ellps=GRS80
8348	NAD83(2011) / Oregon Willamette Pass zone (ft)	6318	+proj=tmerc +lat_0=43 +lon_0=-122 +k=1.000223 +x_0=19999.99999992 +y_0=0 +ellps=GRS80 +units=ft
8349	GR96 + GVR2000 height		+proj=longlat +ellps=GRS80
8350	GR96 + GVR2016 height		+proj=longlat +ellps=GRS80
8351	S-JTSK [JTSK03]	8351	+proj=longlat +a=6377397.155 +rf=299.1528128	485.021,169.465,483.839,7.786342,4.397554,4.102655,0
8352	S-JTSK [JTSK03] / Krovak	8351	+proj=krovak +axis=swu +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
8353	S-JTSK [JTSK03] / Krovak East North	8351	+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
8360	ETRS89 + Baltic 1957 height		+proj=longlat +ellps=GRS80
8370	ETRS89 / Belgian Lambert 2008 + Ostend height	4258	+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=649328 +y_0=665262 +ellps=GRS80
8379	NAD83 / NCRS Las Vegas (m)	4269	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.0001 +x_0=100000 +y_0=200000 +ellps=GRS80
8380	NAD83 / NCRS Las Vegas (ftUS)	4269	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.0001 +x_0=99999.9999898399 +y_0=200000.00001016 +ellps=GRS80 +units=us-ft
8381	NAD83 / NCRS Las Vegas high (m)	4269	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.000135 +x_0=300000 +y_0=400000 +ellps=GRS80
8382	NAD83 / NCRS Las Vegas high (ftUS)	4269	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.000135 +x_0=300000 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
8383	NAD83(2011) / NCRS Las Vegas (m)	6318	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.0001 +x_0=100000 +y_0=200000 +ellps=GRS80
8384	NAD83(2011) / NCRS Las Vegas (ftUS)	6318	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.0001 +x_0=99999.9999898399 +y_0=200000.00001016 +ellps=GRS80 +units=us-ft
8385	NAD83(2011) / NCRS Las Vegas high (m)	6318	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.000135 +x_0=300000 +y_0=400000 +ellps=GRS80
8387	NAD83(2011) / NCRS Las Vegas high (ftUS)	6318	+proj=tmerc +lat_0=36.25 +lon_0=-114.966666666667 +k=1.000135 +x_0=300000 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
8391	GDA94 / WEIPA94	4283	+proj=tmerc +lat_0=0 +lon_0=141 +k=0.999929 +x_0=300000 +y_0=2000000 +ellps=GRS80
8395	ETRS89 / Gauss-Kruger CM 9E	4258	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80
8399	ETRF2005	8399	+proj=longlat +ellps=GRS80	0
8403	ETRF2014	8403	+proj=longlat +ellps=GRS80	0
8426	Hong Kong Geodetic CS	8426	+proj=longlat +ellps=GRS80	0
8427	Hong Kong Geodetic CS	8427	+proj=longlat +ellps=GRS80	0
8428	Macao 1920	8428	+proj=longlat +a=6378388 +rf=297	-202.865,-303.99,-155.873,-34.079,76.126,32.66,6.096
8430	Macao 2008	8430	+proj=longlat +ellps=GRS80	0
8431	Macao 2008	8431	+proj=longlat +ellps=GRS80	0
8433	Macao 1920 / Macao Grid	8428	+proj=tmerc +lat_0=22.2123972222222 +lon_0=113.536469444444 +k=1 +x_0=20000 +y_0=20000 +a=6378388 +rf=297
8455	RGTAAF07 / UTM zone 53S	7073	+proj=utm +zone=53 +south +ellps=GRS80
8456	RGTAAF07 / UTM zone 54S	7073	+proj=utm +zone=54 +south +ellps=GRS80
8518	NAD83(2011) / KS RCS zone 1	6318	+proj=tmerc +lat_0=37.5 +lon_0=-101.6 +k=1.000156 +x_0=457200.914401829 +y_0=0 +ellps=GRS80 +units=us-ft
8519	NAD83(2011) / KS RCS zone 2	6318	+proj=tmerc +lat_0=37.5 +lon_0=-100.95 +k=1.000134 +x_0=762001.524003047 +y_0=0 +ellps=GRS80 +units=us-ft
8520	NAD83(2011) / KS RCS zone 3	6318	+proj=tmerc +lat_0=37.5 +lon_0=-100.35 +k=1.000116 +x_0=1066802.13360427 +y_0=0 +ellps=GRS80 +units=us-ft
8521	NAD83(2011) / KS RCS zone 4	6318	+proj=tmerc +lat_0=37.5 +lon_0=-99.45 +k=1.000082 +x_0=1371602.74320549 +y_0=0 +ellps=GRS80 +units=us-ft
8522	NAD83(2011) / KS RCS zone 5	6318	+proj=tmerc +lat_0=37.5 +lon_0=-98.6666666666667 +k=1.000078 +x_0=1676403.3528067 +y_0=0 +ellps=GRS80 +units=us-ft
8523	NAD83(2011) / KS RCS zone 6	6318	+proj=tmerc +lat_0=37.5 +lon_0=-98.15 +k=1.000068 +x_0=1981203.96240792 +y_0=0 +ellps=GRS80 +units=us-ft
8524	NAD83(2011) / KS RCS zone 7	6318	+proj=tmerc +lat_0=37.5 +lon_0=-97.3333333333333 +k=1.000049 +x_0=2286004.57200914 +y_0=0 +ellps=GRS80 +units=us-ft
8525	NAD83(2011) / KS RCS zone 8	6318	+proj=lcc +lat_1=39.1666666666667 +lat_0=39.1666666666667 +lon_0=-96.5 +k_0=1.000044 +x_0=2590805.18161036 +y_0=182880.365760731 +ellps=GRS80 +units=us-ft
8526	NAD83(2011) / KS RCS zone 9	6318	+proj=lcc +lat_1=38.5 +lat_0=38.5 +lon_0=-96.5 +k_0=1.00005 +x_0=2895605.79121158 +y_0=91440.1828803657 +ellps=GRS80 +units=us-ft
8527	NAD83(2011) / KS RCS zone 10	6318	+proj=lcc +lat_1=39.6333333333333 +lat_0=39.6333333333333 +lon_0=-95.75 +k_0=1.00004 +x_0=3200406.4008128 +y_0=213360.426720853 +ellps=GRS80 +units=us-ft
8528	NAD83(2011) / KS RCS zone 11	6318	+proj=lcc +lat_1=39.1 +lat_0=39.1 +lon_0=-95.25 +k_0=1.000033 +x_0=3505207.01041402 +y_0=182880.365760731 +ellps=GRS80 +units=us-ft
8529	NAD83(2011) / KS RCS zone 12	6318	+proj=tmerc +lat_0=36.75 +lon_0=-101.416666666667 +k=1.00014 +x_0=3810007.62001524 +y_0=0 +ellps=GRS80 +units=us-ft
8531	NAD83(2011) / KS RCS zone 13	6318	+proj=tmerc +lat_0=36.75 +lon_0=-100.4 +k=1.000109 +x_0=4114808.22961646 +y_0=0 +ellps=GRS80 +units=us-ft
8533	NAD83(2011) / KS RCS zone 14	6318	+proj=tmerc +lat_0=36.75 +lon_0=-99.6666666666667 +k=1.000097 +x_0=4419608.83921768 +y_0=0 +ellps=GRS80 +units=us-ft
8534	NAD83(2011) / KS RCS zone 15	6318	+proj=tmerc +lat_0=36.75 +lon_0=-99.2 +k=1.000087 +x_0=4724409.4488189 +y_0=0 +ellps=GRS80 +units=us-ft
8535	NAD83(2011) / KS RCS zone 16	6318	+proj=tmerc +lat_0=36.75 +lon_0=-98.55 +k=1.000069 +x_0=5029210.05842011 +y_0=0 +ellps=GRS80 +units=us-ft
8536	NAD83(2011) / KS RCS zone 17	6318	+proj=lcc +lat_1=37.7666666666667 +lat_0=37.7666666666667 +lon_0=-97.5 +k_0=1.000059 +x_0=5334010.66802133 +y_0=121920.243840488 +ellps=GRS80 +units=us-ft
8538	NAD83(2011) / KS RCS zone 18	6318	+proj=lcc +lat_1=37.1833333333333 +lat_0=37.1833333333333 +lon_0=-97.5 +k_0=1.000055 +x_0=5638811.27762255 +y_0=60960.1219202438 +ellps=GRS80 +units=us-ft
8539	NAD83(2011) / KS RCS zone 19	6318	+proj=tmerc +lat_0=36.75 +lon_0=-95.9666666666667 +k=1.000034 +x_0=5943611.88722377 +y_0=0 +ellps=GRS80 +units=us-ft
8540	NAD83(2011) / KS RCS zone 20	6318	+proj=tmerc +lat_0=36.75 +lon_0=-95.0833333333333 +k=1.000031 +x_0=6248412.49682499 +y_0=0 +ellps=GRS80 +units=us-ft
8542	NAD83(FBN)	8542	+proj=longlat +ellps=GRS80	0
8544	NAD83(HARN Corrected)	8544	+proj=longlat +ellps=GRS80	0
8545	NAD83(HARN Corrected)	8545	+proj=longlat +ellps=GRS80	0
8677	MGI 1901 / Balkans zone 5	3906	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
8678	MGI 1901 / Balkans zone 6	3906	+proj=tmerc +lat_0=0 +lon_0=18 +k=0.9999 +x_0=6500000 +y_0=0 +a=6377397.155 +rf=299.1528128
8679	MGI 1901 / Balkans zone 8	3906	+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9999 +x_0=8500000 +y_0=0 +a=6377397.155 +rf=299.1528128
8682	SRB_ETRS89 / UTM zone 34N	8685	+proj=utm +zone=34 +ellps=GRS80
8684	SRB_ETRS89	8684	+proj=longlat +ellps=GRS80	0
8685	SRB_ETRS89	8685	+proj=longlat +ellps=GRS80	0
8686	MGI 1901 / Slovenia Grid	3906	+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=500000 +y_0=0 +a=6377397.155 +rf=299.1528128
8687	Slovenia 1996 / UTM zone 33N	4765	+proj=utm +zone=33 +ellps=GRS80
8692	NAD83(MA11) / UTM zone 54N	6325	+proj=utm +zone=54 +ellps=GRS80
8693	NAD83(MA11) / UTM zone 55N	6325	+proj=utm +zone=55 +ellps=GRS80
8694	Camacupa 2015	8694	+proj=longlat +a=6378249.145 +rf=293.465	-93.799,-132.737,-219.073,-1.844,0.648,-6.37,-0.169	~
8698	RSAO13	8698	+proj=longlat +ellps=GRS80	0
8699	RSAO13	8699	+proj=longlat +ellps=GRS80	0
8700	NAD83 / Arizona East (ft) + NAVD88 height (ft)	4269	+proj=tmerc +lat_0=31 +lon_0=-110.166666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
8701	NAD83 / Arizona Central (ft) + NAVD88 height (ft)	4269	+proj=tmerc +lat_0=31 +lon_0=-111.916666666667 +k=0.9999 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
8702	NAD83 / Arizona West (ft) + NAVD88 height (ft)	4269	+proj=tmerc +lat_0=31 +lon_0=-113.75 +k=0.999933333 +x_0=213360 +y_0=0 +ellps=GRS80 +units=ft
8703	NAD83 / Michigan North (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=44.7833333333333 +lon_0=-87 +lat_1=47.0833333333333 +lat_2=45.4833333333333 +x_0=7999999.999968 +y_0=0 +ellps=GRS80 +units=ft
8704	NAD83 / Michigan Central (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=43.3166666666667 +lon_0=-84.3666666666667 +lat_1=45.7 +lat_2=44.1833333333333 +x_0=5999999.999976 +y_0=0 +ellps=GRS80 +units=ft
8705	NAD83 / Michigan South (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=41.5 +lon_0=-84.3666666666667 +lat_1=43.6666666666667 +lat_2=42.1 +x_0=3999999.999984 +y_0=0 +ellps=GRS80 +units=ft
8706	NAD83 / Montana (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=44.25 +lon_0=-109.5 +lat_1=49 +lat_2=45 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
8707	NAD83 / North Dakota North (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=47 +lon_0=-100.5 +lat_1=48.7333333333333 +lat_2=47.4333333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
8708	NAD83 / North Dakota South (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=45.6666666666667 +lon_0=-100.5 +lat_1=47.4833333333333 +lat_2=46.1833333333333 +x_0=599999.9999976 +y_0=0 +ellps=GRS80 +units=ft
8709	NAD83 / Oregon North (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=43.6666666666667 +lon_0=-120.5 +lat_1=46 +lat_2=44.3333333333333 +x_0=2500000.0001424 +y_0=0 +ellps=GRS80 +units=ft
8710	NAD83 / Oregon South (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=41.6666666666667 +lon_0=-120.5 +lat_1=44 +lat_2=42.3333333333333 +x_0=1500000.0001464 +y_0=0 +ellps=GRS80 +units=ft
8711	NAD83 / South Carolina (ft) + NAVD88 height (ft)	4269	+proj=lcc +lat_0=31.8333333333333 +lon_0=-81 +lat_1=34.8333333333333 +lat_2=32.5 +x_0=609600 +y_0=0 +ellps=GRS80 +units=ft
8712	NAD83 / Arkansas North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=34.3333333333333 +lon_0=-92 +lat_1=36.2333333333333 +lat_2=34.9333333333333 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
8713	NAD83 / Arkansas South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=32.6666666666667 +lon_0=-92 +lat_1=34.7666666666667 +lat_2=33.3 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
8714	NAD83 / California zone 1 (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-122 +lat_1=41.6666666666667 +lat_2=40 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
8715	NAD83 / California zone 2 (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
8716	NAD83 / California zone 3 (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
8717	NAD83 / California zone 4 (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=35.3333333333333 +lon_0=-119 +lat_1=37.25 +lat_2=36 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
8718	NAD83 / California zone 5 (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
8719	NAD83 / California zone 6 (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=32.1666666666667 +lon_0=-116.25 +lat_1=33.8833333333333 +lat_2=32.7833333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
8720	NAD83 / Colorado North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-105.5 +lat_1=40.7833333333333 +lat_2=39.7166666666667 +x_0=914401.828803658 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
8721	NAD83 / Colorado Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=37.8333333333333 +lon_0=-105.5 +lat_1=39.75 +lat_2=38.45 +x_0=914401.828803658 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
8722	NAD83 / Colorado South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-105.5 +lat_1=38.4333333333333 +lat_2=37.2333333333333 +x_0=914401.828803658 +y_0=304800.609601219 +ellps=GRS80 +units=us-ft
8723	NAD83 / Connecticut (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=40.8333333333333 +lon_0=-72.75 +lat_1=41.8666666666667 +lat_2=41.2 +x_0=304800.609601219 +y_0=152400.30480061 +ellps=GRS80 +units=us-ft
8724	NAD83 / Delaware (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=38 +lon_0=-75.4166666666667 +k=0.999995 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8725	NAD83 / Florida North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=29 +lon_0=-84.5 +lat_1=30.75 +lat_2=29.5833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8726	NAD83 / Florida East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-81 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8727	NAD83 / Florida West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=24.3333333333333 +lon_0=-82 +k=0.999941177 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8728	NAD83 / Georgia East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=30 +lon_0=-82.1666666666667 +k=0.9999 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8729	NAD83 / Georgia West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=30 +lon_0=-84.1666666666667 +k=0.9999 +x_0=699999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
8730	NAD83 / Idaho East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-112.166666666667 +k=0.999947368 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8731	NAD83 / Idaho Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-114 +k=0.999947368 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8732	NAD83 / Idaho West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=41.6666666666667 +lon_0=-115.75 +k=0.999933333 +x_0=800000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8733	NAD83 / Illinois East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-88.3333333333333 +k=0.999975 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
8734	NAD83 / Illinois West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=36.6666666666667 +lon_0=-90.1666666666667 +k=0.999941177 +x_0=699999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
8735	NAD83 / Indiana East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=37.5 +lon_0=-85.6666666666667 +k=0.999966667 +x_0=99999.9998983998 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
8736	NAD83 / Indiana West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=37.5 +lon_0=-87.0833333333333 +k=0.999966667 +x_0=900000 +y_0=249999.9998984 +ellps=GRS80 +units=us-ft
8737	NAD83 / Iowa North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=41.5 +lon_0=-93.5 +lat_1=43.2666666666667 +lat_2=42.0666666666667 +x_0=1500000 +y_0=999999.99998984 +ellps=GRS80 +units=us-ft
8738	NAD83 / Iowa South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=40 +lon_0=-93.5 +lat_1=41.7833333333333 +lat_2=40.6166666666667 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
8739	NAD83 / Kansas North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=38.3333333333333 +lon_0=-98 +lat_1=39.7833333333333 +lat_2=38.7166666666667 +x_0=399999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
8740	NAD83 / Kansas South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-98.5 +lat_1=38.5666666666667 +lat_2=37.2666666666667 +x_0=399999.99998984 +y_0=399999.99998984 +ellps=GRS80 +units=us-ft
8741	NAD83 / Kentucky North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=37.5 +lon_0=-84.25 +lat_1=37.9666666666667 +lat_2=38.9666666666667 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8742	NAD83 / Kentucky South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-85.75 +lat_1=37.9333333333333 +lat_2=36.7333333333333 +x_0=500000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft
8743	NAD83 / Louisiana North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=30.5 +lon_0=-92.5 +lat_1=32.6666666666667 +lat_2=31.1666666666667 +x_0=999999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
8744	NAD83 / Louisiana South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=28.5 +lon_0=-91.3333333333333 +lat_1=30.7 +lat_2=29.3 +x_0=999999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
8745	NAD83 / Maine East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=43.6666666666667 +lon_0=-68.5 +k=0.9999 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
8746	NAD83 / Maine West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=42.8333333333333 +lon_0=-70.1666666666667 +k=0.999966667 +x_0=900000 +y_0=0 +ellps=GRS80 +units=us-ft
8747	NAD83 / Maryland (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-77 +lat_1=39.45 +lat_2=38.3 +x_0=399999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
8748	NAD83 / Massachusetts Mainland (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=41 +lon_0=-71.5 +lat_1=42.6833333333333 +lat_2=41.7166666666667 +x_0=200000.0001016 +y_0=750000 +ellps=GRS80 +units=us-ft
8749	NAD83 / Massachusetts Island (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=41 +lon_0=-70.5 +lat_1=41.4833333333333 +lat_2=41.2833333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8750	NAD83 / Minnesota North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=46.5 +lon_0=-93.1 +lat_1=48.6333333333333 +lat_2=47.0333333333333 +x_0=800000.00001016 +y_0=99999.99998984 +ellps=GRS80 +units=us-ft
8751	NAD83 / Minnesota Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=45 +lon_0=-94.25 +lat_1=47.05 +lat_2=45.6166666666667 +x_0=800000.00001016 +y_0=99999.99998984 +ellps=GRS80 +units=us-ft
8752	NAD83 / Minnesota South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=43 +lon_0=-94 +lat_1=45.2166666666667 +lat_2=43.7833333333333 +x_0=800000.00001016 +y_0=99999.99998984 +ellps=GRS80 +units=us-ft
8753	NAD83 / Mississippi East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=29.5 +lon_0=-88.8333333333333 +k=0.99995 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
8754	NAD83 / Mississippi West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=29.5 +lon_0=-90.3333333333333 +k=0.99995 +x_0=699999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
8755	NAD83 / Nebraska (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=39.8333333333333 +lon_0=-100 +lat_1=43 +lat_2=40 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
8756	NAD83 / Nevada East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=34.75 +lon_0=-115.583333333333 +k=0.9999 +x_0=200000.00001016 +y_0=8000000.00001016 +ellps=GRS80 +units=us-ft
8757	NAD83 / Nevada Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=34.75 +lon_0=-116.666666666667 +k=0.9999 +x_0=500000.00001016 +y_0=6000000 +ellps=GRS80 +units=us-ft
8758	NAD83 / Nevada West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=34.75 +lon_0=-118.583333333333 +k=0.9999 +x_0=800000.00001016 +y_0=3999999.99998984 +ellps=GRS80 +units=us-ft
8759	NAD83 / New Hampshire (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=42.5 +lon_0=-71.6666666666667 +k=0.999966667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
8760	NAD83 / New Jersey (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
8761	NAD83 / New Mexico East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=31 +lon_0=-104.333333333333 +k=0.999909091 +x_0=165000 +y_0=0 +ellps=GRS80 +units=us-ft
8762	NAD83 / New Mexico Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=31 +lon_0=-106.25 +k=0.9999 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8763	NAD83 / New Mexico West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=31 +lon_0=-107.833333333333 +k=0.999916667 +x_0=830000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8764	NAD83 / New York East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=38.8333333333333 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft
8765	NAD83 / New York Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=40 +lon_0=-76.5833333333333 +k=0.9999375 +x_0=249999.9998984 +y_0=0 +ellps=GRS80 +units=us-ft
8766	NAD83 / New York West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=40 +lon_0=-78.5833333333333 +k=0.9999375 +x_0=350000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8767	NAD83 / New York Long Island (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft
8768	NAD83 / North Carolina (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=33.75 +lon_0=-79 +lat_1=36.1666666666667 +lat_2=34.3333333333333 +x_0=609601.219202438 +y_0=0 +ellps=GRS80 +units=us-ft
8769	NAD83 / Ohio North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=39.6666666666667 +lon_0=-82.5 +lat_1=41.7 +lat_2=40.4333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8770	NAD83 / Ohio South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=38 +lon_0=-82.5 +lat_1=40.0333333333333 +lat_2=38.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8771	NAD83 / Oklahoma North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=35 +lon_0=-98 +lat_1=36.7666666666667 +lat_2=35.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8772	NAD83 / Oklahoma South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=33.3333333333333 +lon_0=-98 +lat_1=35.2333333333333 +lat_2=33.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8773	NAD83 / Pennsylvania North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=40.1666666666667 +lon_0=-77.75 +lat_1=41.95 +lat_2=40.8833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8774	NAD83 / Pennsylvania South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8775	NAD83 / Rhode Island (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=41.0833333333333 +lon_0=-71.5 +k=0.99999375 +x_0=99999.99998984 +y_0=0 +ellps=GRS80 +units=us-ft
8776	NAD83 / South Dakota North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=43.8333333333333 +lon_0=-100 +lat_1=45.6833333333333 +lat_2=44.4166666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8777	NAD83 / South Dakota South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=42.3333333333333 +lon_0=-100.333333333333 +lat_1=44.4 +lat_2=42.8333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8778	NAD83 / Tennessee (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=34.3333333333333 +lon_0=-86 +lat_1=36.4166666666667 +lat_2=35.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8779	NAD83 / Texas North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=34 +lon_0=-101.5 +lat_1=36.1833333333333 +lat_2=34.65 +x_0=200000.0001016 +y_0=999999.9998984 +ellps=GRS80 +units=us-ft
8780	NAD83 / Texas North Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=31.6666666666667 +lon_0=-98.5 +lat_1=33.9666666666667 +lat_2=32.1333333333333 +x_0=600000 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
8781	NAD83 / Texas Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=29.6666666666667 +lon_0=-100.333333333333 +lat_1=31.8833333333333 +lat_2=30.1166666666667 +x_0=699999.9998984 +y_0=3000000 +ellps=GRS80 +units=us-ft
8782	NAD83 / Texas South Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=3999999.9998984 +ellps=GRS80 +units=us-ft
8783	NAD83 / Texas South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=25.6666666666667 +lon_0=-98.5 +lat_1=27.8333333333333 +lat_2=26.1666666666667 +x_0=300000 +y_0=5000000.0001016 +ellps=GRS80 +units=us-ft
8784	NAD83 / Utah North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=40.3333333333333 +lon_0=-111.5 +lat_1=41.7833333333333 +lat_2=40.7166666666667 +x_0=500000.00001016 +y_0=999999.99998984 +ellps=GRS80 +units=us-ft
8785	NAD83 / Utah Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=38.3333333333333 +lon_0=-111.5 +lat_1=40.65 +lat_2=39.0166666666667 +x_0=500000.00001016 +y_0=2000000.00001016 +ellps=GRS80 +units=us-ft
8786	NAD83 / Utah South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=36.6666666666667 +lon_0=-111.5 +lat_1=38.35 +lat_2=37.2166666666667 +x_0=500000.00001016 +y_0=3000000 +ellps=GRS80 +units=us-ft
8787	NAD83 / Vermont (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=42.5 +lon_0=-72.5 +k=0.999964286 +x_0=500000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
8788	NAD83 / Virginia North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=37.6666666666667 +lon_0=-78.5 +lat_1=39.2 +lat_2=38.0333333333333 +x_0=3500000.0001016 +y_0=2000000.0001016 +ellps=GRS80 +units=us-ft
8789	NAD83 / Virginia South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=36.3333333333333 +lon_0=-78.5 +lat_1=37.9666666666667 +lat_2=36.7666666666667 +x_0=3500000.0001016 +y_0=999999.9998984 +ellps=GRS80 +units=us-ft
8790	NAD83 / Washington North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=47 +lon_0=-120.833333333333 +lat_1=48.7333333333333 +lat_2=47.5 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8791	NAD83 / Washington South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=45.3333333333333 +lon_0=-120.5 +lat_1=47.3333333333333 +lat_2=45.8333333333333 +x_0=500000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
8792	NAD83 / West Virginia North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=38.5 +lon_0=-79.5 +lat_1=40.25 +lat_2=39 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8793	NAD83 / West Virginia South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=37 +lon_0=-81 +lat_1=38.8833333333333 +lat_2=37.4833333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8794	NAD83 / Wisconsin North (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=45.1666666666667 +lon_0=-90 +lat_1=46.7666666666667 +lat_2=45.5666666666667 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8795	NAD83 / Wisconsin Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=43.8333333333333 +lon_0=-90 +lat_1=45.5 +lat_2=44.25 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8796	NAD83 / Wisconsin South (ftUS) + NAVD88 height (ftUS)	4269	+proj=lcc +lat_0=42 +lon_0=-90 +lat_1=44.0666666666667 +lat_2=42.7333333333333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8797	NAD83 / Wyoming East (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-105.166666666667 +k=0.9999375 +x_0=200000.00001016 +y_0=0 +ellps=GRS80 +units=us-ft
8798	NAD83 / Wyoming East Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-107.333333333333 +k=0.9999375 +x_0=399999.99998984 +y_0=99999.99998984 +ellps=GRS80 +units=us-ft
8799	NAD83 / Wyoming West Central (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-108.75 +k=0.9999375 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
8800	NAD83 / Wyoming West (ftUS) + NAVD88 height (ftUS)	4269	+proj=tmerc +lat_0=40.5 +lon_0=-110.083333333333 +k=0.9999375 +x_0=800000.00001016 +y_0=99999.99998984 +ellps=GRS80 +units=us-ft
8801	NAD83 / Alabama East + NAVD88 height	4269	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000 +y_0=0 +ellps=GRS80
8802	NAD83 / Alabama West + NAVD88 height	4269	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333 +x_0=600000 +y_0=0 +ellps=GRS80
8803	NAD83 / Alaska zone 1 + NAVD88 height	4269	+proj=omerc +no_uoff +lat_0=57 +lonc=-133.666666666667 +alpha=323.130102361111 +gamma=323.130102361111 +k=0.9999 +x_0=5000000 +y_0=-5000000 +ellps=GRS80
8804	NAD83 / Alaska zone 2 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-142 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8805	NAD83 / Alaska zone 3 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-146 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8806	NAD83 / Alaska zone 4 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-150 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8807	NAD83 / Alaska zone 5 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-154 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8808	NAD83 / Alaska zone 6 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-158 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8809	NAD83 / Alaska zone 7 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-162 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8810	NAD83 / Alaska zone 8 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-166 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8811	NAD83 / Alaska zone 9 + NAVD88 height	4269	+proj=tmerc +lat_0=54 +lon_0=-170 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8812	NAD83 / Alaska zone 10 + NAVD88 height	4269	+proj=lcc +lat_0=51 +lon_0=-176 +lat_1=53.8333333333333 +lat_2=51.8333333333333 +x_0=1000000 +y_0=0 +ellps=GRS80
8813	NAD83 / Missouri East + NAVD88 height	4269	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-90.5 +k=0.999933333 +x_0=250000 +y_0=0 +ellps=GRS80
8814	NAD83 / Missouri Central + NAVD88 height	4269	+proj=tmerc +lat_0=35.8333333333333 +lon_0=-92.5 +k=0.999933333 +x_0=500000 +y_0=0 +ellps=GRS80
8815	NAD83 / Missouri West + NAVD88 height	4269	+proj=tmerc +lat_0=36.1666666666667 +lon_0=-94.5 +k=0.999941177 +x_0=850000 +y_0=0 +ellps=GRS80
8817	MTRF-2000	8817	+proj=longlat +ellps=GRS80	0
8818	MTRF-2000	8818	+proj=longlat +ellps=GRS80	0
8826	NAD83 / Idaho Transverse Mercator	4269	+proj=tmerc +lat_0=42 +lon_0=-114 +k=0.9996 +x_0=2500000 +y_0=1200000 +ellps=GRS80
8836	MTRF-2000 / UTM zone 36N	8818	+proj=utm +zone=36 +ellps=GRS80
8837	MTRF-2000 / UTM zone 37N	8818	+proj=utm +zone=37 +ellps=GRS80
8838	MTRF-2000 / UTM zone 38N	8818	+proj=utm +zone=38 +ellps=GRS80
8839	MTRF-2000 / UTM zone 39N	8818	+proj=utm +zone=39 +ellps=GRS80
8840	MTRF-2000 / UTM zone 40N	8818	+proj=utm +zone=40 +ellps=GRS80
8857	WGS 84 / Equal Earth Greenwich	4979	+proj=eqearth +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
8858	WGS 84 / Equal Earth Americas	4979	+proj=eqearth +lon_0=-90 +x_0=0 +y_0=0 +ellps=WGS84
8859	WGS 84 / Equal Earth Asia-Pacific	4979	+proj=eqearth +lon_0=150 +x_0=0 +y_0=0 +ellps=WGS84
8860	NAD83(FBN)	8860	+proj=longlat +ellps=GRS80	0
8888	WGS 84 (Transit)	8888	+proj=longlat +ellps=WGS84	0
8899	RGWF96	8899	+proj=longlat +ellps=GRS80	0
8900	RGWF96	8900	+proj=longlat +ellps=GRS80	0
8901	RGWF96 (lon-lat)	8901	+proj=longlat +ellps=GRS80	0
8902	RGWF96 (lon-lat)	8902	+proj=longlat +ellps=GRS80	0
8903	RGWF96 / UTM zone 1S	8900	+proj=utm +zone=1 +south +ellps=GRS80
8906	CR-SIRGAS	8906	+proj=longlat +ellps=GRS80	0
8907	CR-SIRGAS	8907	+proj=longlat +ellps=GRS80	0
8908	CR-SIRGAS / CRTM05	8907	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8909	CR-SIRGAS / UTM zone 16N	8907	+proj=utm +zone=16 +ellps=GRS80
8910	CR-SIRGAS / UTM zone 17N	8907	+proj=utm +zone=17 +ellps=GRS80
8912	CR-SIRGAS / CRTM05 + DACR52 height	8907	+proj=tmerc +lat_0=0 +lon_0=-84 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80
8916	SIRGAS-CON DGF00P01	8916	+proj=longlat +ellps=GRS80	0
8918	SIRGAS-CON DGF01P01	8918	+proj=longlat +ellps=GRS80	0
8920	SIRGAS-CON DGF01P02	8920	+proj=longlat +ellps=GRS80	0
8922	SIRGAS-CON DGF02P01	8922	+proj=longlat +ellps=GRS80	0
8924	SIRGAS-CON DGF04P01	8924	+proj=longlat +ellps=GRS80	0
8926	SIRGAS-CON DGF05P01	8926	+proj=longlat +ellps=GRS80	0
8928	SIRGAS-CON DGF06P01	8928	+proj=longlat +ellps=GRS80	0
8930	SIRGAS-CON DGF07P01	8930	+proj=longlat +ellps=GRS80	0
8932	SIRGAS-CON DGF08P01	8932	+proj=longlat +ellps=GRS80	0
8934	SIRGAS-CON SIR09P01	8934	+proj=longlat +ellps=GRS80	0
8936	SIRGAS-CON SIR10P01	8936	+proj=longlat +ellps=GRS80	0
8938	SIRGAS-CON SIR11P01	8938	+proj=longlat +ellps=GRS80	0
8940	SIRGAS-CON SIR13P01	8940	+proj=longlat +ellps=GRS80	0
8942	SIRGAS-CON SIR14P01	8942	+proj=longlat +ellps=GRS80	0
8944	SIRGAS-CON SIR15P01	8944	+proj=longlat +ellps=GRS80	0
8946	SIRGAS-CON SIR17P01	8946	+proj=longlat +ellps=GRS80	0
8948	SIRGAS-Chile 2010	8948	+proj=longlat +ellps=GRS80	0
8949	SIRGAS-Chile 2010	8949	+proj=longlat +ellps=GRS80	0
8950	SIRGAS-Chile 2010 / UTM zone 18S	8949	+proj=utm +zone=18 +south +ellps=GRS80
8951	SIRGAS-Chile 2010 / UTM zone 19S	8949	+proj=utm +zone=19 +south +ellps=GRS80
8972	SIRGAS-CON DGF00P01	8972	+proj=longlat +ellps=GRS80	0
8973	SIRGAS-CON DGF01P01	8973	+proj=longlat +ellps=GRS80	0
8974	SIRGAS-CON DGF01P02	8974	+proj=longlat +ellps=GRS80	0
8975	SIRGAS-CON DGF02P01	8975	+proj=longlat +ellps=GRS80	0
8976	SIRGAS-CON DGF04P01	8976	+proj=longlat +ellps=GRS80	0
8977	SIRGAS-CON DGF05P01	8977	+proj=longlat +ellps=GRS80	0
8978	SIRGAS-CON DGF06P01	8978	+proj=longlat +ellps=GRS80	0
8979	SIRGAS-CON DGF07P01	8979	+proj=longlat +ellps=GRS80	0
8980	SIRGAS-CON DGF08P01	8980	+proj=longlat +ellps=GRS80	0
8981	SIRGAS-CON SIR09P01	8981	+proj=longlat +ellps=GRS80	0
8982	SIRGAS-CON SIR10P01	8982	+proj=longlat +ellps=GRS80	0
8983	SIRGAS-CON SIR11P01	8983	+proj=longlat +ellps=GRS80	0
8984	SIRGAS-CON SIR13P01	8984	+proj=longlat +ellps=GRS80	0
8985	SIRGAS-CON SIR14P01	8985	+proj=longlat +ellps=GRS80	0
8986	SIRGAS-CON SIR15P01	8986	+proj=longlat +ellps=GRS80	0
8987	SIRGAS-CON SIR17P01	8987	+proj=longlat +ellps=GRS80	0
8988	ITRF88	8988	+proj=longlat +ellps=GRS80	0
8989	ITRF89	8989	+proj=longlat +ellps=GRS80	0
8990	ITRF90	8990	+proj=longlat +ellps=GRS80	0
8991	ITRF91	8991	+proj=longlat +ellps=GRS80	0
8992	ITRF92	8992	+proj=longlat +ellps=GRS80	0
8993	ITRF93	8993	+proj=longlat +ellps=GRS80	0
8994	ITRF94	8994	+proj=longlat +ellps=GRS80	0
8995	ITRF96	8995	+proj=longlat +ellps=GRS80	0
8996	ITRF97	8996	+proj=longlat +ellps=GRS80	0
8997	ITRF2000	8997	+proj=longlat +ellps=GRS80	0
8998	ITRF2005	8998	+proj=longlat +ellps=GRS80	0
8999	ITRF2008	8999	+proj=longlat +ellps=GRS80	0
9000	ITRF2014	9000	+proj=longlat +ellps=GRS80	0
9002	IGS97	9002	+proj=longlat +ellps=GRS80	0
9003	IGS97	9003	+proj=longlat +ellps=GRS80	0
9005	IGS00	9005	+proj=longlat +ellps=GRS80	0
9006	IGS00	9006	+proj=longlat +ellps=GRS80	0
9008	IGb00	9008	+proj=longlat +ellps=GRS80	0
9009	IGb00	9009	+proj=longlat +ellps=GRS80	0
900913	Google Maps Global Mercator	4326	+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +nadgrids=@null
9011	IGS05	9011	+proj=longlat +ellps=GRS80	0
9012	IGS05	9012	+proj=longlat +ellps=GRS80	0
9013	IGS08	9013	+proj=longlat +ellps=GRS80	-0.214,0.119,0.156,-0.01182,0.00811,-0.01677,-0.0059
9014	IGS08	9014	+proj=longlat +ellps=GRS80	0
9016	IGb08	9016	+proj=longlat +ellps=GRS80	0
9017	IGb08	9017	+proj=longlat +ellps=GRS80	0
9018	IGS14	9018	+proj=longlat +ellps=GRS80	0
9019	IGS14	9019	+proj=longlat +ellps=GRS80	0
9039	ISN2016 / LAEA Europe	8086	+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80
9040	ISN2016 / LCC Europe	8086	+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 +ellps=GRS80
9053	WGS 84 (G730)	9053	+proj=longlat +ellps=WGS84	0
9054	WGS 84 (G873)	9054	+proj=longlat +ellps=WGS84	0
9055	WGS 84 (G1150)	9055	+proj=longlat +ellps=WGS84	0
9056	WGS 84 (G1674)	9056	+proj=longlat +ellps=WGS84	0
9057	WGS 84 (G1762)	9057	+proj=longlat +ellps=WGS84	0
9059	ETRF89	9059	+proj=longlat +ellps=GRS80	0
9060	ETRF90	9060	+proj=longlat +ellps=GRS80	0
9061	ETRF91	9061	+proj=longlat +ellps=GRS80	0
9062	ETRF92	9062	+proj=longlat +ellps=GRS80	0
9063	ETRF93	9063	+proj=longlat +ellps=GRS80	0
9064	ETRF94	9064	+proj=longlat +ellps=GRS80	0
9065	ETRF96	9065	+proj=longlat +ellps=GRS80	0
9066	ETRF97	9066	+proj=longlat +ellps=GRS80	0
9067	ETRF2000	9067	+proj=longlat +ellps=GRS80	0
9068	ETRF2005	9068	+proj=longlat +ellps=GRS80	0
9069	ETRF2014	9069	+proj=longlat +ellps=GRS80	0
9071	NAD83(MARP00)	9071	+proj=longlat +ellps=GRS80	0
9072	NAD83(MARP00)	9072	+proj=longlat +ellps=GRS80	-0.9102,2.0141,0.5602,0.029039,0.010065,0.010101,0
9074	NAD83(PACP00)	9074	+proj=longlat +ellps=GRS80	0
9075	NAD83(PACP00)	9075	+proj=longlat +ellps=GRS80	-0.9102,2.0141,0.5602,0.029039,0.010065,0.010101,0
9139	KOSOVAREF01	9139	+proj=longlat +ellps=GRS80	0
9140	KOSOVAREF01	9140	+proj=longlat +ellps=GRS80	0
9141	KOSOVAREF01 / Balkans zone 7	9140	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.9999 +x_0=7500000 +y_0=0 +ellps=GRS80
9147	SIRGAS-Chile 2013	9147	+proj=longlat +ellps=GRS80	0
9148	SIRGAS-Chile 2013	9148	+proj=longlat +ellps=GRS80	0
9149	SIRGAS-Chile 2013 / UTM zone 18S	9148	+proj=utm +zone=18 +south +ellps=GRS80
9150	SIRGAS-Chile 2013 / UTM zone 19S	9148	+proj=utm +zone=19 +south +ellps=GRS80
9152	SIRGAS-Chile 2016	9152	+proj=longlat +ellps=GRS80	0
9153	SIRGAS-Chile 2016	9153	+proj=longlat +ellps=GRS80	0
9154	SIRGAS-Chile 2016 / UTM zone 18S	9153	+proj=utm +zone=18 +south +ellps=GRS80
9155	SIRGAS-Chile 2016 / UTM zone 19S	9153	+proj=utm +zone=19 +south +ellps=GRS80
9156	RSAO13 / UTM zone 32S	8699	+proj=utm +zone=32 +south +ellps=GRS80
9157	RSAO13 / UTM zone 33S	8699	+proj=utm +zone=33 +south +ellps=GRS80
9158	RSAO13 / UTM zone 34S	8699	+proj=utm +zone=34 +south +ellps=GRS80
9159	RSAO13 / TM 12 SE	8699	+proj=tmerc +lat_0=0 +lon_0=12 +k=0.9996 +x_0=500000 +y_0=10000000 +ellps=GRS80
9191	WGS 84 / NIWA Albers	4326	+proj=aea +lat_0=-40 +lon_0=175 +lat_1=-30 +lat_2=-50 +x_0=0 +y_0=0 +ellps=WGS84
9205	VN-2000 / TM-3 103-00	4756	+proj=tmerc +lat_0=0 +lon_0=103 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9206	VN-2000 / TM-3 104-00	4756	+proj=tmerc +lat_0=0 +lon_0=104 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9207	VN-2000 / TM-3 104-30	4756	+proj=tmerc +lat_0=0 +lon_0=104.5 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9208	VN-2000 / TM-3 104-45	4756	+proj=tmerc +lat_0=0 +lon_0=104.75 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9209	VN-2000 / TM-3 105-30	4756	+proj=tmerc +lat_0=0 +lon_0=105.5 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9210	VN-2000 / TM-3 105-45	4756	+proj=tmerc +lat_0=0 +lon_0=105.75 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9211	VN-2000 / TM-3 106-00	4756	+proj=tmerc +lat_0=0 +lon_0=106 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9212	VN-2000 / TM-3 106-15	4756	+proj=tmerc +lat_0=0 +lon_0=106.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9213	VN-2000 / TM-3 106-30	4756	+proj=tmerc +lat_0=0 +lon_0=106.5 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9214	VN-2000 / TM-3 107-00	4756	+proj=tmerc +lat_0=0 +lon_0=107 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9215	VN-2000 / TM-3 107-15	4756	+proj=tmerc +lat_0=0 +lon_0=107.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9216	VN-2000 / TM-3 107-30	4756	+proj=tmerc +lat_0=0 +lon_0=107.5 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9217	VN-2000 / TM-3 108-15	4756	+proj=tmerc +lat_0=0 +lon_0=108.25 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9218	VN-2000 / TM-3 108-30	4756	+proj=tmerc +lat_0=0 +lon_0=108.5 +k=0.9999 +x_0=500000 +y_0=0 +ellps=WGS84
9221	Hartebeesthoek94 / ZAF BSU Albers 25E	4148	+proj=aea +lat_0=-30 +lon_0=25 +lat_1=-22 +lat_2=-38 +x_0=1400000 +y_0=1300000 +ellps=WGS84
9222	Hartebeesthoek94 / ZAF BSU Albers 44E	4148	+proj=aea +lat_0=-42 +lon_0=44 +lat_1=-34 +lat_2=-50 +x_0=1200000 +y_0=1300000 +ellps=WGS84
9248	Tapi Aike	9248	+proj=longlat +a=6378388 +rf=297	-192.26,65.72,132.08	~
9249	Tapi Aike / Argentina 1	9248	+proj=tmerc +lat_0=-90 +lon_0=-72 +k=1 +x_0=1500000 +y_0=0 +a=6378388 +rf=297
9250	Tapi Aike / Argentina 2	9248	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
9251	MMN	9251	+proj=longlat +a=6378388 +rf=297	-9.5,122.9,138.2	~
9252	MMN / Argentina 2	9251	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
9253	MMS	9253	+proj=longlat +a=6378388 +rf=297	-78.1,101.6,133.3	~
9254	MMS / Argentina 2	9253	+proj=tmerc +lat_0=-90 +lon_0=-69 +k=1 +x_0=2500000 +y_0=0 +a=6378388 +rf=297
9265	POSGAR 2007 / UTM zone 19S	5340	+proj=utm +zone=19 +south +ellps=WGS84
9267	MGI	9267	+proj=longlat +a=6377397.155 +rf=299.1528128
9271	MGI / Austria West	4312	+proj=tmerc +lat_0=0 +lon_0=10.3333333333333 +k=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
9272	MGI / Austria Central	4312	+proj=tmerc +lat_0=0 +lon_0=13.3333333333333 +k=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
9273	MGI / Austria East	4312	+proj=tmerc +lat_0=0 +lon_0=16.3333333333333 +k=1 +x_0=0 +y_0=0 +a=6377397.155 +rf=299.1528128
9284	Pampa del Castillo / Argentina 1	4161	+proj=tmerc +lat_0=-90 +lon_0=-72 +k=1 +x_0=1500000 +y_0=0 +a=6378388 +rf=297
9285	Pampa del Castillo / Argentina 3	4161	+proj=tmerc +lat_0=-90 +lon_0=-66 +k=1 +x_0=3500000 +y_0=0 +a=6378388 +rf=297
9286	ETRS89 + NAP height		+proj=longlat +ellps=GRS80
9289	ETRS89 + LAT NL depth		+proj=longlat +ellps=GRS80
9290	ETRS89 + MSL NL depth		+proj=longlat +ellps=GRS80
9293	ONGD17	9293	+proj=longlat +ellps=GRS80	1.16835,-1.42001,-2.24431,0.00822,0.05508,-0.01818,0.23388
9294	ONGD17	9294	+proj=longlat +ellps=GRS80	1.16835,-1.42001,-2.24431,-0.00822,-0.05508,0.01818,0.23388
9295	ONGD17 / UTM zone 39N	9294	+proj=utm +zone=39 +ellps=GRS80
9296	ONGD17 / UTM zone 40N	9294	+proj=utm +zone=40 +ellps=GRS80
9297	ONGD17 / UTM zone 41N	9294	+proj=utm +zone=41 +ellps=GRS80
9299	HS2-IRF	9299	+proj=longlat +ellps=GRS80	0
9300	HS2 Survey Grid	9299	+proj=tmerc +lat_0=52.3 +lon_0=-1.5 +k=1 +x_0=198873.0046 +y_0=375064.3871 +ellps=GRS80
9306	HS2 Survey Grid + HS2-VRF height	9299	+proj=tmerc +lat_0=52.3 +lon_0=-1.5 +k=1 +x_0=198873.0046 +y_0=375064.3871 +ellps=GRS80
9308	ATRF2014	9308	+proj=longlat +ellps=GRS80	0
9309	ATRF2014	9309	+proj=longlat +ellps=GRS80	0
9311	NAD27 / US National Atlas Equal Area	4267	+proj=laea +lat_0=45 +lon_0=-100 +x_0=0 +y_0=0 +a=6378206.4 +rf=294.978698213898
9332	KSA-GRF17	9332	+proj=longlat +ellps=GRS80	0
9333	KSA-GRF17	9333	+proj=longlat +ellps=GRS80	0,0,0,-0.008393,0.000749,-0.010276,0
9354	WGS 84 / IBCSO Polar Stereographic	4326	+proj=stere +lat_0=-90 +lat_ts=-65 +lon_0=0 +x_0=0 +y_0=0 +ellps=WGS84
9356	KSA-GRF17 / UTM zone 36N	9333	+proj=utm +zone=36 +ellps=GRS80
9357	KSA-GRF17 / UTM zone 37N	9333	+proj=utm +zone=37 +ellps=GRS80
9358	KSA-GRF17 / UTM zone 38N	9333	+proj=utm +zone=38 +ellps=GRS80
9359	KSA-GRF17 / UTM zone 39N	9333	+proj=utm +zone=39 +ellps=GRS80
9360	KSA-GRF17 / UTM zone 40N	9333	+proj=utm +zone=40 +ellps=GRS80
9364	TPEN11-IRF	9364	+proj=longlat +ellps=GRS80	0
9367	TPEN11 Grid	9364	+proj=tmerc +lat_0=53.5 +lon_0=-2.25 +k=1 +x_0=203252.175 +y_0=407512.765 +ellps=GRS80
9368	TPEN11 Grid + ODN height	9364	+proj=tmerc +lat_0=53.5 +lon_0=-2.25 +k=1 +x_0=203252.175 +y_0=407512.765 +ellps=GRS80
9372	MML07-IRF	9372	+proj=longlat +ellps=GRS80	0
9373	MML07 Grid	9372	+proj=tmerc +lat_0=52.45 +lon_0=-0.85 +k=1 +x_0=49350.157 +y_0=108398.212 +ellps=GRS80
9374	MML07 Grid + ODN height	9372	+proj=tmerc +lat_0=52.45 +lon_0=-0.85 +k=1 +x_0=49350.157 +y_0=108398.212 +ellps=GRS80
9377	MAGNA-SIRGAS / Origen-Nacional	4686	+proj=tmerc +lat_0=4 +lon_0=-73 +k=0.9992 +x_0=5000000 +y_0=2000000 +ellps=GRS80
9379	IGb14	9379	+proj=longlat +ellps=GRS80	0
9380	IGb14	9380	+proj=longlat +ellps=GRS80	0
9384	AbInvA96_2020-IRF	9384	+proj=longlat +ellps=GRS80	0
9387	AbInvA96_2020 Grid	9384	+proj=tmerc +lat_0=57.4 +lon_0=-3.2 +k=1 +x_0=155828.702 +y_0=115225.707 +ellps=GRS80
9388	AbInvA96_2020 Grid + ODN height	9384	+proj=tmerc +lat_0=57.4 +lon_0=-3.2 +k=1 +x_0=155828.702 +y_0=115225.707 +ellps=GRS80
9391	BGS2005 / UTM zone 35N	7798	+proj=utm +zone=35 +ellps=GRS80
9403	PN68	9403	+proj=longlat +a=6378388 +rf=297	-307,-92,127	~
9404	PN68 / UTM zone 27N	9403	+proj=utm +zone=27 +a=6378388 +rf=297
9405	PN68 / UTM zone 28N	9403	+proj=utm +zone=28 +a=6378388 +rf=297
9406	PN84 / UTM zone 27N	4728	+proj=utm +zone=27 +a=6378388 +rf=297
9407	PN84 / UTM zone 28N	4728	+proj=utm +zone=28 +a=6378388 +rf=297
9422	ETRS89 + EVRF2019 height		+proj=longlat +ellps=GRS80
9423	ETRS89 + EVRF2019 mean-tide height		+proj=longlat +ellps=GRS80
9424	ETRS89 + ODN height		+proj=longlat +ellps=GRS80
9425	ETRS89 + ODN (Offshore) height		+proj=longlat +ellps=GRS80
9426	ETRS89 + ODN Orkney height		+proj=longlat +ellps=GRS80
9427	ETRS89 + Lerwick height		+proj=longlat +ellps=GRS80
9428	ETRS89 + Stornoway height		+proj=longlat +ellps=GRS80
9429	ETRS89 + Douglas height		+proj=longlat +ellps=GRS80
9430	ETRS89 + St. Marys height		+proj=longlat +ellps=GRS80
9449	ETRS89 + Malin Head height		+proj=longlat +ellps=GRS80
9450	ETRS89 + Belfast height		+proj=longlat +ellps=GRS80
9452	ETRS89 + BI height		+proj=longlat +ellps=GRS80
9453	GBK19-IRF	9453	+proj=longlat +ellps=GRS80	0
9456	GBK19 Grid	9453	+proj=tmerc +lat_0=55.75 +lon_0=-4.35 +k=1 +x_0=93720.394 +y_0=113870.493 +ellps=GRS80
9457	GBK19 Grid + ODN height	9453	+proj=tmerc +lat_0=55.75 +lon_0=-4.35 +k=1 +x_0=93720.394 +y_0=113870.493 +ellps=GRS80
9462	GDA2020 + AVWS height		+proj=longlat +ellps=GRS80
9463	GDA2020 + AHD height		+proj=longlat +ellps=GRS80
9464	GDA94 + AHD height		+proj=longlat +ellps=GRS80
9469	SRGI2013	9469	+proj=longlat +ellps=WGS84	0
9470	SRGI2013	9470	+proj=longlat +ellps=WGS84	0
9473	GDA2020 / Australian Albers	7844	+proj=aea +lat_0=0 +lon_0=132 +lat_1=-18 +lat_2=-36 +x_0=0 +y_0=0 +ellps=GRS80
9474	PZ-90.02	9474	+proj=longlat +a=6378136 +rf=298.257839303
9475	PZ-90.11	9475	+proj=longlat +a=6378136 +rf=298.257839303
9476	SRGI2013 / UTM zone 46N	9470	+proj=utm +zone=46 +ellps=WGS84
9477	SRGI2013 / UTM zone 47N	9470	+proj=utm +zone=47 +ellps=WGS84
9478	SRGI2013 / UTM zone 48N	9470	+proj=utm +zone=48 +ellps=WGS84
9479	SRGI2013 / UTM zone 49N	9470	+proj=utm +zone=49 +ellps=WGS84
9480	SRGI2013 / UTM zone 50N	9470	+proj=utm +zone=50 +ellps=WGS84
9481	SRGI2013 / UTM zone 51N	9470	+proj=utm +zone=51 +ellps=WGS84
9482	SRGI2013 / UTM zone 52N	9470	+proj=utm +zone=52 +ellps=WGS84
9487	SRGI2013 / UTM zone 47S	9470	+proj=utm +zone=47 +south +ellps=WGS84
9488	SRGI2013 / UTM zone 48S	9470	+proj=utm +zone=48 +south +ellps=WGS84
9489	SRGI2013 / UTM zone 49S	9470	+proj=utm +zone=49 +south +ellps=WGS84
9490	SRGI2013 / UTM zone 50S	9470	+proj=utm +zone=50 +south +ellps=WGS84
9491	SRGI2013 / UTM zone 51S	9470	+proj=utm +zone=51 +south +ellps=WGS84
9492	SRGI2013 / UTM zone 52S	9470	+proj=utm +zone=52 +south +ellps=WGS84
9493	SRGI2013 / UTM zone 53S	9470	+proj=utm +zone=53 +south +ellps=WGS84
9494	SRGI2013 / UTM zone 54S	9470	+proj=utm +zone=54 +south +ellps=WGS84
9498	POSGAR 2007 / CABA 2019	5340	+proj=tmerc +lat_0=-34.6292666666667 +lon_0=-58.4633083333333 +k=1 +x_0=20000 +y_0=70000 +ellps=WGS84
9500	ETRS89 + EVRF2000 Austria height		+proj=longlat +ellps=GRS80
9501	MGI + EVRF2000 Austria height		+proj=longlat +a=6377397.155 +rf=299.1528128
9502	CIGD11 + CBVD61 height (ft)		+proj=longlat +ellps=GRS80
9503	CIGD11 + GCVD54 height (ft)		+proj=longlat +ellps=GRS80
9504	CIGD11 + LCVD61 height (ft)		+proj=longlat +ellps=GRS80
9505	ETRS89 + Alicante height		+proj=longlat +ellps=GRS80
9506	ETRS89 + Ceuta 2 height		+proj=longlat +ellps=GRS80
9507	ETRS89 + Ibiza height		+proj=longlat +ellps=GRS80
9508	ETRS89 + Mallorca height		+proj=longlat +ellps=GRS80
9509	ETRS89 + Menorca height		+proj=longlat +ellps=GRS80
9510	REGCAN95 + El Hierro height		+proj=longlat +ellps=GRS80
9511	REGCAN95 + Fuerteventura height		+proj=longlat +ellps=GRS80
9512	REGCAN95 + Gran Canaria height		+proj=longlat +ellps=GRS80
9513	REGCAN95 + La Gomera height		+proj=longlat +ellps=GRS80
9514	REGCAN95 + La Palma height		+proj=longlat +ellps=GRS80
9515	REGCAN95 + Lanzarote height		+proj=longlat +ellps=GRS80
9516	REGCAN95 + Tenerife height		+proj=longlat +ellps=GRS80
9517	SHGD2015 + SHVD2015 height		+proj=longlat +ellps=GRS80
9518	WGS 84 + EGM2008 height	4326	+proj=longlat +ellps=WGS84
9519	FEH2010 + FCSVR10 height		+proj=longlat +ellps=GRS80
9520	KSA-GRF17 + KSA-VRF14 height		+proj=longlat +ellps=GRS80
9521	POSGAR 2007 + SRVN16 height		+proj=longlat +ellps=WGS84
9522	NAD83(2011) + PRVD02 height		+proj=longlat +ellps=GRS80
9523	NAD83(2011) + VIVD09 height		+proj=longlat +ellps=GRS80
9524	NAD83(MA11) + GUVD04 height		+proj=longlat +ellps=GRS80
9525	NAD83(MA11) + NMVD03 height		+proj=longlat +ellps=GRS80
9526	NAD83(PA11) + ASVD02 height		+proj=longlat +ellps=GRS80
9527	NZGD2000 + NZVD2009 height		+proj=longlat +ellps=GRS80
9528	NZGD2000 + NZVD2016 height		+proj=longlat +ellps=GRS80
9529	SRGI2013 + INAGeoid2020 v1 height		+proj=longlat +ellps=WGS84
9530	RGFG95 + NGG1977 height		+proj=longlat +ellps=GRS80
9531	RGAF09 + Guadeloupe 1988 height		+proj=longlat +ellps=GRS80
9532	RGAF09 + IGN 1988 LS height		+proj=longlat +ellps=GRS80
9533	RGAF09 + IGN 1988 MG height		+proj=longlat +ellps=GRS80
9534	RGAF09 + IGN 1988 SB height		+proj=longlat +ellps=GRS80
9535	RGAF09 + IGN 1988 SM height		+proj=longlat +ellps=GRS80
9536	RGAF09 + IGN 2008 LD height		+proj=longlat +ellps=GRS80
9537	RGAF09 + Martinique 1987 height		+proj=longlat +ellps=GRS80
9538	RGF93 v2 + NGF-IGN69 height		+proj=longlat +ellps=GRS80
9539	RGF93 v2 + NGF-IGN78 height		+proj=longlat +ellps=GRS80
9540	RGNC91-93 + NGNC08 height		+proj=longlat +ellps=GRS80
9541	RGSPM06 + Danger 1950 height		+proj=longlat +ellps=GRS80
9542	RRAF 1991 + IGN 2008 LD height		+proj=longlat +ellps=GRS80
9543	ITRF2005 + SA LLD height		+proj=longlat +ellps=GRS80
9544	NAD83(CSRS)v6 + CGVD2013a(2010) height		+proj=longlat +ellps=GRS80
9546	LTF2004(G)	9546	+proj=longlat +ellps=GRS80	0
9547	LTF2004(G)	9547	+proj=longlat +ellps=GRS80	0
9656	ETRF2000-PL + Baltic 1986 height		+proj=longlat +ellps=GRS80
9657	ETRF2000-PL + EVRF2007-PL height		+proj=longlat +ellps=GRS80
9674	NAD83 / USFS R6 Albers	4269	+proj=aea +lat_0=34 +lon_0=-120 +lat_1=43 +lat_2=48 +x_0=600000 +y_0=0 +ellps=GRS80
9678	Gulshan 303 / Bangladesh Transverse Mercator	4682	+proj=tmerc +lat_0=0 +lon_0=90 +k=0.9996 +x_0=500000 +y_0=-2000000 +a=6377276.345 +rf=300.8017
9680	WGS 84 / TM 90 NE	4326	+proj=tmerc +lat_0=0 +lon_0=90 +k=0.9996 +x_0=500000 +y_0=0 +ellps=WGS84
9695	REDGEOMIN	9695	+proj=longlat +ellps=GRS80	0
9696	REDGEOMIN	9696	+proj=longlat +ellps=GRS80	0
9697	REDGEOMIN / UTM zone 12S	9696	+proj=utm +zone=12 +south +ellps=GRS80
9698	REDGEOMIN / UTM zone 18S	9696	+proj=utm +zone=18 +south +ellps=GRS80
9699	REDGEOMIN / UTM zone 19S	9696	+proj=utm +zone=19 +south +ellps=GRS80
9701	ETRF2000-PL	9701	+proj=longlat +ellps=GRS80	0
9702	ETRF2000-PL	9702	+proj=longlat +ellps=GRS80	0
9705	WGS 84 + MSL height	4326	+proj=longlat +ellps=WGS84
9707	WGS 84 + EGM96 height	4326	+proj=longlat +ellps=WGS84
9709	NAD83(CSRS) / UTM zone 23N	4617	+proj=utm +zone=23 +ellps=GRS80
9711	NAD83(CSRS) / UTM zone 23N + CGVD2013 height	4617	+proj=utm +zone=23 +ellps=GRS80
9712	NAD83 / UTM zone 24N	4269	+proj=utm +zone=24 +ellps=GRS80
9713	NAD83(CSRS) / UTM zone 24N	4617	+proj=utm +zone=24 +ellps=GRS80
9714	NAD83(CSRS) / UTM zone 24N + CGVD2013 height	4617	+proj=utm +zone=24 +ellps=GRS80
9715	NAD83(CSRS) / UTM zone 15N + CGVD2013a(2010) height	4617	+proj=utm +zone=15 +ellps=GRS80
9716	IGM95 / UTM zone 34N	4670	+proj=utm +zone=34 +ellps=GRS80
9723	ETRS89 + Genoa 1942 height		+proj=longlat +ellps=GRS80
9724	ETRS89 + Catania 1965 height		+proj=longlat +ellps=GRS80
9725	ETRS89 + Cagliari 1956 height		+proj=longlat +ellps=GRS80
9739	EOS21-IRF	9739	+proj=longlat +ellps=GRS80	0
9741	EOS21 Grid	9739	+proj=tmerc +lat_0=56.35 +lon_0=-2.75 +k=1 +x_0=74996.927 +y_0=133508.35 +ellps=GRS80
9742	EOS21 Grid + ODN height	9739	+proj=tmerc +lat_0=56.35 +lon_0=-2.75 +k=1 +x_0=74996.927 +y_0=133508.35 +ellps=GRS80
9748	NAD83(2011) / Alabama East (ftUS)	6318	+proj=tmerc +lat_0=30.5 +lon_0=-85.8333333333333 +k=0.99996 +x_0=200000.0001016 +y_0=0 +ellps=GRS80 +units=us-ft
9749	NAD83(2011) / Alabama West (ftUS)	6318	+proj=tmerc +lat_0=30 +lon_0=-87.5 +k=0.999933333 +x_0=600000 +y_0=0 +ellps=GRS80 +units=us-ft
9754	WGS 84 (G2139)	9754	+proj=longlat +ellps=WGS84	0
9755	WGS 84 (G2139)	9755	+proj=longlat +ellps=WGS84	0
9758	ECML14_NB-IRF	9758	+proj=longlat +ellps=GRS80	0
9761	ECML14_NB Grid	9758	+proj=tmerc +lat_0=55.05 +lon_0=-1.55 +k=1 +x_0=112242.8512 +y_0=402313.7432 +ellps=GRS80
9762	ECML14_NB Grid + ODN height	9758	+proj=tmerc +lat_0=55.05 +lon_0=-1.55 +k=1 +x_0=112242.8512 +y_0=402313.7432 +ellps=GRS80
9763	EWR2-IRF	9763	+proj=longlat +ellps=GRS80	0
9766	EWR2 Grid	9763	+proj=tmerc +lat_0=51.95 +lon_0=-0.9 +k=1 +x_0=192519.9715 +y_0=146942.6806 +ellps=GRS80
9767	EWR2 Grid + ODN height	9763	+proj=tmerc +lat_0=51.95 +lon_0=-0.9 +k=1 +x_0=192519.9715 +y_0=146942.6806 +ellps=GRS80
9776	RGF93 v2	9776	+proj=longlat +ellps=GRS80	0
9777	RGF93 v2	9777	+proj=longlat +ellps=GRS80	0
9778	RGF93 v2 (lon-lat)	9778	+proj=longlat +ellps=GRS80	0
9779	RGF93 v2 (lon-lat)	9779	+proj=longlat +ellps=GRS80	0
9781	RGF93 v2b	9781	+proj=longlat +ellps=GRS80	0
9782	RGF93 v2b	9782	+proj=longlat +ellps=GRS80	0
9783	RGF93 v2b (lon-lat)	9783	+proj=longlat +ellps=GRS80	0
9784	RGF93 v2b (lon-lat)	9784	+proj=longlat +ellps=GRS80	0
9785	RGF93 v2b + NGF-IGN69 height		+proj=longlat +ellps=GRS80
9793	RGF93 v2 / Lambert-93	9777	+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80
9794	RGF93 v2b / Lambert-93	9782	+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80
9821	UCS-2000 / LCS-32 Kyiv region	5561	+proj=tmerc +lat_0=0 +lon_0=30.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9822	RGF93 v2 / CC42	9777	+proj=lcc +lat_0=42 +lon_0=3 +lat_1=41.25 +lat_2=42.75 +x_0=1700000 +y_0=1200000 +ellps=GRS80
9823	RGF93 v2 / CC43	9777	+proj=lcc +lat_0=43 +lon_0=3 +lat_1=42.25 +lat_2=43.75 +x_0=1700000 +y_0=2200000 +ellps=GRS80
9824	RGF93 v2 / CC44	9777	+proj=lcc +lat_0=44 +lon_0=3 +lat_1=43.25 +lat_2=44.75 +x_0=1700000 +y_0=3200000 +ellps=GRS80
9825	RGF93 v2 / CC45	9777	+proj=lcc +lat_0=45 +lon_0=3 +lat_1=44.25 +lat_2=45.75 +x_0=1700000 +y_0=4200000 +ellps=GRS80
9826	RGF93 v2 / CC46	9777	+proj=lcc +lat_0=46 +lon_0=3 +lat_1=45.25 +lat_2=46.75 +x_0=1700000 +y_0=5200000 +ellps=GRS80
9827	RGF93 v2 / CC47	9777	+proj=lcc +lat_0=47 +lon_0=3 +lat_1=46.25 +lat_2=47.75 +x_0=1700000 +y_0=6200000 +ellps=GRS80
9828	RGF93 v2 / CC48	9777	+proj=lcc +lat_0=48 +lon_0=3 +lat_1=47.25 +lat_2=48.75 +x_0=1700000 +y_0=7200000 +ellps=GRS80
9829	RGF93 v2 / CC49	9777	+proj=lcc +lat_0=49 +lon_0=3 +lat_1=48.25 +lat_2=49.75 +x_0=1700000 +y_0=8200000 +ellps=GRS80
9830	RGF93 v2 / CC50	9777	+proj=lcc +lat_0=50 +lon_0=3 +lat_1=49.25 +lat_2=50.75 +x_0=1700000 +y_0=9200000 +ellps=GRS80
9831	UCS-2000 / LCS-01 Crimea	5561	+proj=tmerc +lat_0=0 +lon_0=34.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9832	UCS-2000 / LCS-05 Vinnytsia	5561	+proj=tmerc +lat_0=0 +lon_0=28.6666666666667 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9833	UCS-2000 / LCS-07 Volyn	5561	+proj=tmerc +lat_0=0 +lon_0=24.8333333333333 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9834	UCS-2000 / LCS-12 Dnipropetrovsk	5561	+proj=tmerc +lat_0=0 +lon_0=35 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9835	UCS-2000 / LCS-14 Donetsk	5561	+proj=tmerc +lat_0=0 +lon_0=37.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9836	UCS-2000 / LCS-18 Zhytomyr	5561	+proj=tmerc +lat_0=0 +lon_0=28.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9837	UCS-2000 / LCS-21 Zakarpattia	5561	+proj=tmerc +lat_0=0 +lon_0=23.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9838	UCS-2000 / LCS-23 Zaporizhzhia	5561	+proj=tmerc +lat_0=0 +lon_0=36 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9839	UCS-2000 / LCS-26 Ivano-Frankivsk	5561	+proj=tmerc +lat_0=0 +lon_0=24.75 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9840	UCS-2000 / LCS-35 Kirovohrad	5561	+proj=tmerc +lat_0=0 +lon_0=32 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9841	UCS-2000 / LCS-44 Luhansk	5561	+proj=tmerc +lat_0=0 +lon_0=39 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9842	RGF93 v2b / CC42	9782	+proj=lcc +lat_0=42 +lon_0=3 +lat_1=41.25 +lat_2=42.75 +x_0=1700000 +y_0=1200000 +ellps=GRS80
9843	RGF93 v2b / CC43	9782	+proj=lcc +lat_0=43 +lon_0=3 +lat_1=42.25 +lat_2=43.75 +x_0=1700000 +y_0=2200000 +ellps=GRS80
9844	RGF93 v2b / CC44	9782	+proj=lcc +lat_0=44 +lon_0=3 +lat_1=43.25 +lat_2=44.75 +x_0=1700000 +y_0=3200000 +ellps=GRS80
9845	RGF93 v2b / CC45	9782	+proj=lcc +lat_0=45 +lon_0=3 +lat_1=44.25 +lat_2=45.75 +x_0=1700000 +y_0=4200000 +ellps=GRS80
9846	RGF93 v2b / CC46	9782	+proj=lcc +lat_0=46 +lon_0=3 +lat_1=45.25 +lat_2=46.75 +x_0=1700000 +y_0=5200000 +ellps=GRS80
9847	RGF93 v2b / CC47	9782	+proj=lcc +lat_0=47 +lon_0=3 +lat_1=46.25 +lat_2=47.75 +x_0=1700000 +y_0=6200000 +ellps=GRS80
9848	RGF93 v2b / CC48	9782	+proj=lcc +lat_0=48 +lon_0=3 +lat_1=47.25 +lat_2=48.75 +x_0=1700000 +y_0=7200000 +ellps=GRS80
9849	RGF93 v2b / CC49	9782	+proj=lcc +lat_0=49 +lon_0=3 +lat_1=48.25 +lat_2=49.75 +x_0=1700000 +y_0=8200000 +ellps=GRS80
9850	RGF93 v2b / CC50	9782	+proj=lcc +lat_0=50 +lon_0=3 +lat_1=49.25 +lat_2=50.75 +x_0=1700000 +y_0=9200000 +ellps=GRS80
9851	UCS-2000 / LCS-46 Lviv	5561	+proj=tmerc +lat_0=0 +lon_0=24 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9852	UCS-2000 / LCS-48 Mykolaiv	5561	+proj=tmerc +lat_0=0 +lon_0=31.8333333333333 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9853	UCS-2000 / LCS-51 Odessa	5561	+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9854	UCS-2000 / LCS-53 Poltava	5561	+proj=tmerc +lat_0=0 +lon_0=33.8333333333333 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9855	UCS-2000 / LCS-56 Rivne	5561	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9856	UCS-2000 / LCS-59 Sumy	5561	+proj=tmerc +lat_0=0 +lon_0=34.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9857	UCS-2000 / LCS-61 Ternopil	5561	+proj=tmerc +lat_0=0 +lon_0=25.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9858	UCS-2000 / LCS-63 Kharkiv	5561	+proj=tmerc +lat_0=0 +lon_0=36.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9859	UCS-2000 / LCS-65 Kherson	5561	+proj=tmerc +lat_0=0 +lon_0=33.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9860	UCS-2000 / LCS-68 Khmelnytsky	5561	+proj=tmerc +lat_0=0 +lon_0=27 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9861	UCS-2000 / LCS-71 Cherkasy	5561	+proj=tmerc +lat_0=0 +lon_0=31.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9862	UCS-2000 / LCS-73 Chernivtsi	5561	+proj=tmerc +lat_0=0 +lon_0=26 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9863	UCS-2000 / LCS-74 Chernihiv	5561	+proj=tmerc +lat_0=0 +lon_0=32 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9864	UCS-2000 / LCS-80 Kyiv city	5561	+proj=tmerc +lat_0=0 +lon_0=30.5 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9865	UCS-2000 / LCS-85 Sevastopol	5561	+proj=tmerc +lat_0=0 +lon_0=33 +k=1 +x_0=300000 +y_0=0 +a=6378245 +rf=298.3
9866	MRH21-IRF	9866	+proj=longlat +ellps=GRS80	0
9869	MRH21 Grid	9866	+proj=tmerc +lat_0=52.3 +lon_0=-1.8 +k=1 +x_0=227286.9881 +y_0=265751.2874 +ellps=GRS80
9870	MRH21 Grid + ODN height	9866	+proj=tmerc +lat_0=52.3 +lon_0=-1.8 +k=1 +x_0=227286.9881 +y_0=265751.2874 +ellps=GRS80
9871	MOLDOR11-IRF	9871	+proj=longlat +ellps=GRS80	0
9874	PNG94 / PNGMG94 zone 57	5546	+proj=utm +zone=57 +south +ellps=GRS80
9875	PNG94 / PNGMG94 zone 58	5546	+proj=utm +zone=58 +south +ellps=GRS80
9880	MOLDOR11 Grid	9871	+proj=tmerc +lat_0=53.35 +lon_0=-1.9 +k=1 +x_0=226574.2032 +y_0=390894.838 +ellps=GRS80
9881	MOLDOR11 Grid + ODN height	9871	+proj=tmerc +lat_0=53.35 +lon_0=-1.9 +k=1 +x_0=226574.2032 +y_0=390894.838 +ellps=GRS80
9883	ETRS89 + CD Norway depth		+proj=longlat +ellps=GRS80
9893	LUREF	9893	+proj=longlat +a=6378388 +rf=297
9895	LUREF / Luxembourg TM (3D)	9893	+proj=tmerc +lat_0=49.8333333333333 +lon_0=6.16666666666667 +k=1 +x_0=80000 +y_0=100000 +a=6378388 +rf=297
9897	LUREF / Luxembourg TM + NG95 height	4181	+proj=tmerc +lat_0=49.8333333333333 +lon_0=6.16666666666667 +k=1 +x_0=80000 +y_0=100000 +a=6378388 +rf=297
9907	ETRS89 + Ostend height		+proj=longlat +ellps=GRS80
9920	OSGB36 / British National Grid + BI height	4277	+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +a=6377563.396 +rf=299.3249646
9922	ETRS89 / ITM + BI height	4173	+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=0.99982 +x_0=600000 +y_0=750000 +ellps=GRS80
9924	ETRS89 + DHHN2016 height		+proj=longlat +ellps=GRS80
9928	DB_REF2003 zone 2	5681	+proj=tmerc +lat_0=0 +lon_0=6 +k=1 +x_0=2500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9929	DB_REF2003 zone 3	5681	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9930	DB_REF2003 zone 4	5681	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9931	DB_REF2003 zone 5	5681	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9932	DB_REF2016 zone 2	5681	+proj=tmerc +lat_0=0 +lon_0=6 +k=1 +x_0=2500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9933	DB_REF2016 zone 3	5681	+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9934	DB_REF2016 zone 4	5681	+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9935	DB_REF2016 zone 5	5681	+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 +a=6377397.155 +rf=299.1528128
9939	EBBWV14-IRF	9939	+proj=longlat +ellps=GRS80	0
9943	EBBWV14 Grid	9939	+proj=tmerc +lat_0=51.75 +lon_0=-3.1 +k=1 +x_0=106702.326 +y_0=119968.1395 +ellps=GRS80
9944	EBBWV14 Grid + ODN height	9939	+proj=tmerc +lat_0=51.75 +lon_0=-3.1 +k=1 +x_0=106702.326 +y_0=119968.1395 +ellps=GRS80
9945	Macedonia State Coordinate System truncated	3906	+proj=tmerc +lat_0=0 +lon_0=21 +k=0.9999 +x_0=500000 +y_0=-4000000 +a=6377397.155 +rf=299.1528128
9947	ISN2004 / LAEA Iceland	5324	+proj=laea +lat_0=65 +lon_0=-19 +x_0=1700000 +y_0=1300000 +ellps=GRS80
9948	ISN93 + ISH2004 height 		+proj=longlat +ellps=GRS80
9949	ISN2004 + ISH2004 height		+proj=longlat +ellps=GRS80
9950	ISN2016 + ISH2004 height		+proj=longlat +ellps=GRS80
9951	ISN93 / Lambert 1993 + ISH2004 height	4659	+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=500000 +y_0=500000 +ellps=GRS80
9952	ISN2004 / Lambert 2004 + ISH2004 height	5324	+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=1700000 +y_0=300000 +ellps=GRS80
9953	ISN2016 / Lambert 2016 + ISH2004 height	8086	+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=2700000 +y_0=300000 +ellps=GRS80
9964	HULLEE13-IRF	9964	+proj=longlat +ellps=GRS80	0
9967	HULLEE13 Grid	9964	+proj=tmerc +lat_0=53.75 +lon_0=-0.95 +k=1 +x_0=140859.7394 +y_0=247512.2812 +ellps=GRS80
9968	HULLEE13 Grid + ODN height	9964	+proj=tmerc +lat_0=53.75 +lon_0=-0.95 +k=1 +x_0=140859.7394 +y_0=247512.2812 +ellps=GRS80
9969	SCM22-IRF	9969	+proj=longlat +ellps=GRS80	0
9972	SCM22 Grid	9969	+proj=tmerc +lat_0=56.6 +lon_0=-3.85 +k=1 +x_0=108600.972 +y_0=239087.349 +ellps=GRS80
9973	SCM22 Grid + ODN height	9969	+proj=tmerc +lat_0=56.6 +lon_0=-3.85 +k=1 +x_0=108600.972 +y_0=239087.349 +ellps=GRS80
9974	FNL22-IRF	9974	+proj=longlat +ellps=GRS80	0
9977	FNL22 Grid	9974	+proj=tmerc +lat_0=58 +lon_0=-3.8 +k=1 +x_0=139618.9493 +y_0=183110.794 +ellps=GRS80
9978	FNL22 Grid + ODN height	9974	+proj=tmerc +lat_0=58 +lon_0=-3.8 +k=1 +x_0=139618.9493 +y_0=183110.794 +ellps=GRS80
9989	ITRF2020	9989	+proj=longlat +ellps=GRS80	0
9990	ITRF2020	9990	+proj=longlat +ellps=GRS80	0
`;

/** Name of a datum or of a geographic CRS, code of a geographic CRS on it. */
export const DATUMS = `
1ceres2015	104972
4vesta2015	104973
abidjan1987	4143
abinva962020intermediatereferenceframe	9384
abinva962020irf	9384
accra	4168
aden1925	6881
adindan	4201
adrastea2000	104909
aegaeon2015	104878
afgooye	4205
agadez	4206
agd66	4202
agd84	4203
ainelabd	4204
ainelabd1970	4204
alaskanislands	37260
albanian1987	4191
amalthea2000	104910
americansamoa1962	4169
amersfoort	4289
ammassalik1958	4196
ananke2000	104911
anciennetriangulationfrancaiseparis	4901
anna11965	4708
anthe2015	104879
antigua1943	4601
aratu	4208
arc1950	4209
arc1960	4210
ariel2000	104945
ascensionisland1958	4712
astro1952	4711
astrodos71	4710
atf	4901
atfparis	4901
atlas2000	104926
atlas2015	104976
atrf2014	9309
ats1977	4122
ats77	4122
australian1966	4202
australian1984	4203
australianantarctic	4931
australianantarctic1998	4176
australianantarcticdatum1998	4176
australiangeodeticdatum1966	4202
australiangeodeticdatum1984	4203
australianterrestrialreferenceframe2014	9309
authalicspherearcinfo	37008
autonomousregionsofportugal2008	5013
averageterrestrialsystem1977	4122
ayabelle	4713
ayabellelighthouse	4713
azorescentral1948	4183
azorescentral1995	4665
azorescentralislands1948	4183
azorescentralislands1995	4665
azoresoccidental1939	4182
azoresoccidentalislands1939	4182
azoresoriental1940	4184
azoresoriental1995	4664
azoresorientalislands1940	4184
azoresorientalislands1995	4664
babsouth	104112
babsouthastrobablethuapislandrepublicofpalau	104112
barbados1938	4212
batavia	4211
bataviajakarta	4813
bd50	4215
bd50brussels	4809
bd72	4313
bda2000	4887
beacone1945	4709
beduaram	4213
beijing1954	4214
bekaavalley1920	6882
belge1950	4215
belge1972	4313
belinda2000	104946
bellevue	4714
bellevueign	4714
bermuda1957	4216
bermuda2000	4762
bern1898	4801
bern1898bern	4801
bern1938	4306
bgs2005	7798
bhutannationalgeodeticdatum	5264
bianca2000	104947
bioko	6883
bissau	4165
bogota	4218
bogota1975	4218
bogota1975bogota	4802
bukitrimpah	4219
bulgariageodeticsystem2005	7798
cadastre1997	4475
californiasrsepoch201750nad83	104024
californiasrsepoch201750nad833d	104644
callisto2000	104912
callisto2015	104873
calypso2000	104927
calypso2015	104977
camacupa	4220
camacupa1948	4220
camacupa2015	8694
camparea	4715
campareaastro	4715
campoinchauspe	4221
canton1966	4716
cape	4222
capecanaveral	4717
carme2000	104913
carthage	4223
carthagegrads	37225
carthageparis	4816
caymanislandsgeodeticdatum2011	6135
centrespatialguyanais1967	4623
cgrs93	6311
ch1903	4149
charon2000	104970
charon2015	104999
chathamisland1971	4672
chathamislands1971	4672
chathamislands1979	4673
chathamislandsdatum1971	4672
chathamislandsdatum1979	4673
china2000	4490
chinageodeticcoordinatesystem2000	4490
chosmalal1914	4160
chtrs95	4933
chua	4224
cigd11	6135
cocosislands1965	4708
combani1950	4632
conakry1905	4315
congo1960pointenoire	4282
cordelia2000	104948
corregoalegre	4225
corregoalegre1961	5524
corregoalegre197072	4225
costarica2005	5365
cr05	5365
cressida2000	104949
croatianterrestrialreferencesystem	4761
crsirgas	8907
csg1967	4623
csg67	4623
cyprusgeodeticreferencesystem1993	6311
d48	104131
d48slovenia	104131
dabola1981	4155
daphnis2015	104978
datum73	4274
datumgeodesinasional1995	4755
datumlisboabessel	104105
datumlisboahayford	104106
dbref	5830
dealulpiscului1930	4316
dealulpiscului1933	4316
deceptionisland	4736
deimos2000	104906
deirezzor	4227
desdemona2000	104950
despina2000	104961
deutschebahnreferencesystem	5681
deutscheshauptdreiecksnetz	4314
dgn95	4898
dhdn	4314
diegogarcia1969	4724
dione2000	104928
dione2015	104979
dominica1945	4602
dos1968	37218
dos714	4710
douala1948	4192
drukref03	5264
easterisland1967	4719
ebbwv14intermediatereferenceframe	9939
ebbwv14irf	9939
ecml14nbintermediatereferenceframe	9758
ecml14nbirf	9758
ed50	4230
ed50ed77	4154
ed79	4668
ed87	4231
egypt1907	4229
egypt1930	4199
egyptgulfofsuezs650tl	4706
elara2000	104914
eld79	4159
emep	104128
enceladus2000	104929
enceladus2015	104980
eos21intermediatereferenceframe	9739
eos21irf	9739
epimetheus2000	104930
epimetheus2015	104981
est92	4133
est97	4935
estonia1937	104101
estonia1992	4133
estonia1997	4180
etrf1989	7915
etrf2000	9067
etrf2000pl	9702
etrf2000poland	9702
etrf2005	9068
etrf2014	9069
etrf89	9059
etrf90	9060
etrf91	9061
etrf92	9062
etrf93	9063
etrf94	9064
etrf96	9065
etrf97	9066
etrs1989	4258
etrs89	4937
eureffin	104129
eureffinland	104129
eureffinland3d	104613
europa2000	104915
europa2015	104874
european1950	4230
european1950ed77	4154
european1979	4668
european1987	4231
europeandatum1950	4230
europeandatum19501977	4154
europeandatum1979	4668
europeandatum1987	4231
europeanlibyan1979	4159
europeanlibyandatum1979	4159
europeanterrestrialreferenceframe1989	9059
europeanterrestrialreferenceframe1990	9060
europeanterrestrialreferenceframe1991	9061
europeanterrestrialreferenceframe1992	9062
europeanterrestrialreferenceframe1993	9063
europeanterrestrialreferenceframe1994	9064
europeanterrestrialreferenceframe1996	9065
europeanterrestrialreferenceframe1997	9066
europeanterrestrialreferenceframe2000	9067
europeanterrestrialreferenceframe2005	9068
europeanterrestrialreferenceframe2014	9069
europeanterrestrialreferencesystem1989	4258
everestbangladesh	37202
everestindiaandnepal	37203
everestindianepal	37203
everestmodified1969	37006
ewr2intermediatereferenceframe	9763
ewr2irf	9763
fahud	4232
faroedatum1954	4741
fatuiva1972	4688
fatuiva72	4688
fd1958	4132
fd54	4741
fd58	4132
feh2010	5593
fehmarnbeltdatum2010	5593
fiji1956	4721
fiji1986	4720
fijigeodeticdatum1986	4720
finaldatum1958	4132
fischer1960	37002
fischer1968	37003
fischermodified	37004
fk89	4753
fnl22intermediatereferenceframe	9974
fnl22irf	9974
fortdesaix	4625
fortmarigot	4621
fortthomas1955	37240
galatea2000	104962
gambia	6894
gan1970	4684
ganymede2000	104916
ganymede2015	104875
garoua	4197
gbk19intermediatereferenceframe	9453
gbk19irf	9453
gcgd59	4723
gda1994	4283
gda2020	7843
gda94	4939
gdbd2009	5245
gdm2000	4742
gdm2008	104028
geocentricdatumbruneidarussalam2009	5246
geocentricdatumofaustralia1994	4283
geocentricdatumofaustralia2020	7844
geocentricdatumofkorea	4737
geocentricdatumofmauritius2008	104028
geodeticdatumof1965	4300
geodeticdatumofmalaysia2000	4742
geodezicheskayasistemakoordinat2011	7683
georgiageodeticdatum	104022
georgiageodeticdatum3d	104645
ggrs1987	4121
ggrs87	4121
gr96	4909
graciosabasesw1948	37241
grandcayman1959	4723
grandcaymangeodeticdatum1959	4723
grandcomoros	4646
greek	4120
greekathens	4815
greekgeodeticreferencesystem1987	4121
greenland1996	4747
greenlandreference1996ensemble	4747
grenada1953	4603
grs1980meanradiussphere	104047
gsk2011	7683
guadeloupe1948	4622
gulshan303	4682
gunungsegara	4613
gusterbergferro	8042
gux1	37221
gux1astro	37221
hanoi1972	4147
hartebeesthoek1994	4148
hartebeesthoek94	4148
hd1909	3819
hd72	4237
helene2000	104931
helene2015	104982
helle1954	4660
heratnorth	4255
hermannskogel	104102
himalia2000	104917
hitoxviii1963	4254
hjorsey1955	4658
hongkong1963	4738
hongkong196367	4739
hongkong1980	4611
hongkonggeodetic	8427
hongkonggeodeticcs	8427
hough1960	37005
hs2intermediatereferenceframe	9299
hs2irf	9299
htrs96	4889
hullee13intermediatereferenceframe	9964
hullee13irf	9964
hungarian1972	4237
hungariandatum1909	3819
hungariandatum1972	4237
hutzushan	4236
hutzushan1950	4236
hyperion2000	104932
hyperion2015	104983
iapetus2000	104933
iapetus2015	104984
id74	4238
ig0512intermediatecrs	6990
ig0512intermediatedatum	6990
ig052012intermediatedatum	6989
ig05intermediatecrs	6983
ig05intermediatedatum	6983
igb00	9009
igb08	9017
igb14	9380
igc19626thparallelsouth	4697
igc1962arcofthe6thparallelsouth	4697
igcb1955	4701
igd05	7136
igd0512	7139
igm1995	4670
igm95	4983
ign1962kerguelen	4698
ign53mare	4641
ign56lifou	4633
ign63hivaoa	4689
ign72grandeterre	4662
ign72nukuhiva	4630
ignastro1960	4700
igrs	3889
igs00	9006
igs05	9012
igs08	9014
igs14	9019
igs97	9003
ikbd92	4667
indian1954	4239
indian1960	4131
indian1975	4240
indonesian1974	4238
indonesiandatum1974	4238
institutgeographiqueducongobelge1955	4701
internationalterrestrialreferenceframe1988	8988
internationalterrestrialreferenceframe1989	8989
internationalterrestrialreferenceframe1990	8990
internationalterrestrialreferenceframe1991	8991
internationalterrestrialreferenceframe1992	8992
internationalterrestrialreferenceframe1993	8993
internationalterrestrialreferenceframe1994	8994
internationalterrestrialreferenceframe1996	8995
internationalterrestrialreferenceframe1997	8996
internationalterrestrialreferenceframe2000	8997
internationalterrestrialreferenceframe2005	8998
internationalterrestrialreferenceframe2008	8999
internationalterrestrialreferenceframe2014	9000
internationalterrestrialreferenceframe2020	9990
io2000	104918
io2015	104876
iraqigeospatialreferencesystem	3889
iraqkuwaitboundary1992	4667
iraqkuwaitboundarydatum1992	4667
irenet95	4173
islandsnet1993	4659
islandsnet2004	5324
islandsnet2016	8086
islandsnetwork1993	4659
islandsnetwork2004	5323
isn2004	5324
isn2016	8086
isn93	4945
israel	4141
israel1993	4141
israelgeodeticdatum2005	7135
israeligeodeticdatum2005	7136
israeligeodeticdatum20052012	7139
istitutogeograficomilitaire1995	4670
ists0611968	4722
ists0731969	4724
itrf1988	7900
itrf1989	7901
itrf1990	7902
itrf1991	7903
itrf1992	7904
itrf1993	7905
itrf1994	7906
itrf1996	7907
itrf1997	7908
itrf2000	7909
itrf2005	7910
itrf2008	7911
itrf2014	9000
itrf2020	9990
itrf88	8988
itrf89	8989
itrf90	8990
itrf91	8991
itrf92	8992
itrf93	8993
itrf94	8994
itrf96	8995
itrf97	8996
iwojima1945	4709
jad2001	4895
jad69	4242
jamaica1875	4241
jamaica1969	4242
jamaica2001	4758
janus2000	104934
janus2015	104985
japanesegeodeticdatum2000	4612
japanesegeodeticdatum2011	6668
jgd2000	4612
jgd2011	6667
johnstonisland1961	4725
jordan	104130
jouik1961	4679
juliet2000	104951
jupiter	104908
jupiter2000	104908
jupiteradrastea	104909
jupiteramalthea	104910
jupiterananke	104911
jupitercallisto	104912
jupitercallistoiau2015	104873
jupitercarme	104913
jupiterelara	104914
jupitereuropa	104915
jupitereuropaiau2015	104874
jupiterganymede	104916
jupiterganymedeiau2015	104875
jupiterhimalia	104917
jupiterio	104918
jupiterioiau2015	104876
jupiterleda	104919
jupiterlysithea	104920
jupitermetis	104921
jupitermetisiau2015	104877
jupiterpasiphae	104922
jupitersinope	104923
jupiterthebe	104924
kalianpur1880	4243
kalianpur1937	4144
kalianpur1962	4145
kalianpur1975	4146
kandawala	4244
karbala1979	4743
karbala1979polservice	4743
kartastokoordinaattijarjestelma1966	4123
kasai1953	4696
katanga1955	4695
kerguelenisland1949	4698
kertau	4245
kertau1968	4245
kertaurso	4751
kingdomofsaudiarabiageodeticreferenceframe2017	9333
kkj	4123
koc	4246
korea2000	4927
koreageodeticdatum2002	4737
korean1985	4162
korean1995	4166
koreandatum1985	4162
koreandatum1995	4166
kosovaref01	9140
kosovoreferencesystem2001	9140
kousseri	4198
ksagrf17	9333
kudams	4319
kusaie1951	4735
kuwaitoilcompany	4246
kuwaitutility	4319
kyrg06	104009
kyrgyzrepublic2006	104009
kyrgyzstangeodeticdatum2006	7686
lacanoa	4247
lake	4249
lao1993	4677
lao1997	4993
laonationaldatum1997	4678
larissa2000	104963
larissa2015	104997
latvia1992	4661
lc51961	37243
lc5astro1961	37243
leda2000	104919
leigon	4250
lepouce1934	4699
lgd2006	4900
liberia1964	4251
libyangeodeticdatum2006	4754
lisbon	4207
lisbon1890	4666
lisbon1890lisbon	4904
lisbon1937	4207
lisbonlisbon	4803
lithuania1994	4669
lithuania1994etrs89	4669
littlecayman1961	4726
lks92	4949
lks94	4951
locodjo1965	4142
lomaquintana	4288
lome	4252
ltf2004g	9547
luref	9893
luxembourgreferenceframe	4181
luzon1911	4253
lyonturinferroviaire2004	9547
lysithea2000	104920
macao1920	8428
macao2008	8430
macaogeodeticdatum2008	8431
macariosolis	5371
madrid1870	4903
madrid1870madrid	4903
madzansua	4128
magna	4686
magnasirgas	4997
mahe1971	4256
majuro	104113
majurorepublicofmarshallisls	104113
makassar	4257
makassarjakarta	4804
malongo1987	4259
manoca1962	4193
marcogeocentriconacionaldereferencia	4686
marcogeodesiconacional	5353
marcogeodesiconacionaldebolivia	5354
marcusisland1952	4711
margen	5354
mars1979	104904
mars2000	104905
mars2000sphere	104971
marsdeimos	104906
marshallislands1960	4732
marsphobos	104907
marsphobosiau2015	104872
martinique1938	4625
massawa	4262
maupiti1983	4692
maupiti83	4692
mauritania1999	4702
merchich	4261
merchichdegrees	104261
mercury	104900
mercury2000	104900
mercury2015	104974
methone2015	104986
metis2000	104921
metis2015	104877
mexicandatumof1993	4482
mexicoitrf2008	6365
mexicoitrf92	4483
mgi	4312
mgi1901	3906
mgiferro	4805
mhast1951	4703
mhastoffshore	4705
mhastonshore	4704
midway1961	4727
militargeographischeinstitut	4312
mimas2000	104935
mimas2015	104987
ministeriodemarinanorte	9251
ministeriodemarinasur	9253
minna	4263
miranda2000	104952
missaohidrograficoangolaysaotome1951	4703
mml07intermediatereferenceframe	9372
mml07irf	9372
mmn	9251
mms	9253
moldor11intermediatereferenceframe	9871
moldor11irf	9871
moldref99	4023
momraterrestrialreferenceframe2000	8818
monref1997mongolian1997	104134
monref1997mongolian19973d	104653
montemario	4265
montemariorome	4806
montserrat1958	4604
moon2000	104903
moorea1987	4691
moorea87	4691
mop78	4639
mountdillon	4157
moznet	4130
moznetitrf94	4130
mporaloko	4266
mrh21intermediatereferenceframe	9866
mrh21irf	9866
msk1942mongolianpulkovo1942	104135
mtrf2000	8818
mwc18intermediatereferenceframe	20033
mwc18irf	20033
nad1927cgq77	4609
nad1927definition1976	4608
nad19832011	6318
nad1983cors96	6782
nad1983federalbasenetwork	8542
nad1983harnadjminnesotaanoka	104700
nad1983harnadjminnesotabecker	104701
nad1983harnadjminnesotabeltraminorth	104702
nad1983harnadjminnesotabeltramisouth	104703
nad1983harnadjminnesotabenton	104704
nad1983harnadjminnesotabigstone	104705
nad1983harnadjminnesotablueearth	104706
nad1983harnadjminnesotabrown	104707
nad1983harnadjminnesotacarlton	104708
nad1983harnadjminnesotacarver	104709
nad1983harnadjminnesotacassnorth	104710
nad1983harnadjminnesotacasssouth	104711
nad1983harnadjminnesotachippewa	104712
nad1983harnadjminnesotachisago	104713
nad1983harnadjminnesotacooknorth	104714
nad1983harnadjminnesotacooksouth	104715
nad1983harnadjminnesotacottonwood	104716
nad1983harnadjminnesotacrowwing	104717
nad1983harnadjminnesotadakota	104718
nad1983harnadjminnesotadodge	104719
nad1983harnadjminnesotadouglas	104720
nad1983harnadjminnesotafaribault	104721
nad1983harnadjminnesotafillmore	104722
nad1983harnadjminnesotafreeborn	104723
nad1983harnadjminnesotagoodhue	104724
nad1983harnadjminnesotagrant	104725
nad1983harnadjminnesotahennepin	104726
nad1983harnadjminnesotahouston	104727
nad1983harnadjminnesotaisanti	104728
nad1983harnadjminnesotaitascanorth	104729
nad1983harnadjminnesotaitascasouth	104730
nad1983harnadjminnesotajackson	104731
nad1983harnadjminnesotakanabec	104732
nad1983harnadjminnesotakandiyohi	104733
nad1983harnadjminnesotakittson	104734
nad1983harnadjminnesotakoochiching	104735
nad1983harnadjminnesotalacquiparle	104736
nad1983harnadjminnesotalakeofthewoodsnorth	104737
nad1983harnadjminnesotalakeofthewoodssouth	104738
nad1983harnadjminnesotalesueur	104739
nad1983harnadjminnesotalincoln	104740
nad1983harnadjminnesotalyon	104741
nad1983harnadjminnesotamahnomen	104743
nad1983harnadjminnesotamarshall	104744
nad1983harnadjminnesotamartin	104745
nad1983harnadjminnesotamcleod	104742
nad1983harnadjminnesotameeker	104746
nad1983harnadjminnesotamorrison	104747
nad1983harnadjminnesotamower	104748
nad1983harnadjminnesotamurray	104749
nad1983harnadjminnesotanicollet	104750
nad1983harnadjminnesotanobles	104751
nad1983harnadjminnesotanorman	104752
nad1983harnadjminnesotaolmsted	104753
nad1983harnadjminnesotaottertail	104754
nad1983harnadjminnesotapennington	104755
nad1983harnadjminnesotapine	104756
nad1983harnadjminnesotapipestone	104757
nad1983harnadjminnesotapolk	104758
nad1983harnadjminnesotapope	104759
nad1983harnadjminnesotaramsey	104760
nad1983harnadjminnesotaredlake	104761
nad1983harnadjminnesotaredwood	104762
nad1983harnadjminnesotarenville	104763
nad1983harnadjminnesotarice	104764
nad1983harnadjminnesotarock	104765
nad1983harnadjminnesotaroseau	104766
nad1983harnadjminnesotascott	104770
nad1983harnadjminnesotasherburne	104771
nad1983harnadjminnesotasibley	104772
nad1983harnadjminnesotastearns	104773
nad1983harnadjminnesotasteele	104774
nad1983harnadjminnesotastevens	104775
nad1983harnadjminnesotastlouis	104786
nad1983harnadjminnesotastlouiscentral	104768
nad1983harnadjminnesotastlouisnorth	104767
nad1983harnadjminnesotastlouissouth	104769
nad1983harnadjminnesotaswift	104776
nad1983harnadjminnesotatodd	104777
nad1983harnadjminnesotatraverse	104778
nad1983harnadjminnesotawabasha	104779
nad1983harnadjminnesotawadena	104780
nad1983harnadjminnesotawaseca	104781
nad1983harnadjminnesotawatonwan	104782
nad1983harnadjminnesotawinona	104783
nad1983harnadjminnesotawright	104784
nad1983harnadjminnesotayellowmedicine	104785
nad1983harnadjmnanoka	104700
nad1983harnadjmnbecker	104701
nad1983harnadjmnbeltraminorth	104702
nad1983harnadjmnbeltramisouth	104703
nad1983harnadjmnbenton	104704
nad1983harnadjmnbigstone	104705
nad1983harnadjmnblueearth	104706
nad1983harnadjmnbrown	104707
nad1983harnadjmncarlton	104708
nad1983harnadjmncarver	104709
nad1983harnadjmncassnorth	104710
nad1983harnadjmncasssouth	104711
nad1983harnadjmnchippewa	104712
nad1983harnadjmnchisago	104713
nad1983harnadjmncooknorth	104714
nad1983harnadjmncooksouth	104715
nad1983harnadjmncottonwood	104716
nad1983harnadjmncrowwing	104717
nad1983harnadjmndakota	104718
nad1983harnadjmndodge	104719
nad1983harnadjmndouglas	104720
nad1983harnadjmnfaribault	104721
nad1983harnadjmnfillmore	104722
nad1983harnadjmnfreeborn	104723
nad1983harnadjmngoodhue	104724
nad1983harnadjmngrant	104725
nad1983harnadjmnhennepin	104726
nad1983harnadjmnhouston	104727
nad1983harnadjmnisanti	104728
nad1983harnadjmnitascanorth	104729
nad1983harnadjmnitascasouth	104730
nad1983harnadjmnjackson	104731
nad1983harnadjmnkanabec	104732
nad1983harnadjmnkandiyohi	104733
nad1983harnadjmnkittson	104734
nad1983harnadjmnkoochiching	104735
nad1983harnadjmnlacquiparle	104736
nad1983harnadjmnlakeofthewoodsnorth	104737
nad1983harnadjmnlakeofthewoodssouth	104738
nad1983harnadjmnlesueur	104739
nad1983harnadjmnlincoln	104740
nad1983harnadjmnlyon	104741
nad1983harnadjmnmahnomen	104743
nad1983harnadjmnmarshall	104744
nad1983harnadjmnmartin	104745
nad1983harnadjmnmcleod	104742
nad1983harnadjmnmeeker	104746
nad1983harnadjmnmorrison	104747
nad1983harnadjmnmower	104748
nad1983harnadjmnmurray	104749
nad1983harnadjmnnicollet	104750
nad1983harnadjmnnobles	104751
nad1983harnadjmnnorman	104752
nad1983harnadjmnolmsted	104753
nad1983harnadjmnottertail	104754
nad1983harnadjmnpennington	104755
nad1983harnadjmnpine	104756
nad1983harnadjmnpipestone	104757
nad1983harnadjmnpolk	104758
nad1983harnadjmnpope	104759
nad1983harnadjmnramsey	104760
nad1983harnadjmnredlake	104761
nad1983harnadjmnredwood	104762
nad1983harnadjmnrenville	104763
nad1983harnadjmnrice	104764
nad1983harnadjmnrock	104765
nad1983harnadjmnroseau	104766
nad1983harnadjmnscott	104770
nad1983harnadjmnsherburne	104771
nad1983harnadjmnsibley	104772
nad1983harnadjmnstearns	104773
nad1983harnadjmnsteele	104774
nad1983harnadjmnstevens	104775
nad1983harnadjmnstlouis	104786
nad1983harnadjmnstlouiscentral	104768
nad1983harnadjmnstlouisnorth	104767
nad1983harnadjmnstlouissouth	104769
nad1983harnadjmnswift	104776
nad1983harnadjmntodd	104777
nad1983harnadjmntraverse	104778
nad1983harnadjmnwabasha	104779
nad1983harnadjmnwadena	104780
nad1983harnadjmnwaseca	104781
nad1983harnadjmnwatonwan	104782
nad1983harnadjmnwinona	104783
nad1983harnadjmnwright	104784
nad1983harnadjmnyellowmedicine	104785
nad1983harnadjwicp	104808
nad1983harnadjwisconsinchippewa	104808
nad1983highaccuracyreferencenetworkcorrected	8544
nad1983ma11	6324
nad1983marp00	9071
nad1983nsrs2007	4759
nad1983pa11	6321
nad1983pacp00	9074
nad27	4267
nad2776	4608
nad27cgq77	4609
nad83	4269
nad832011	6319
nad83canadianspatialreferencesystem	4617
nad83continuouslyoperatingreferencestation1996	6783
nad83cors96	6783
nad83csrs	4955
nad83csrs96	8232
nad83csrsv2	8237
nad83csrsv3	8240
nad83csrsv4	8246
nad83csrsv5	8249
nad83csrsv6	8252
nad83csrsv7	8255
nad83fbn	8860
nad83federalbasenetwork	8860
nad83harn	4957
nad83harncorrected	8545
nad83highaccuracyreferencenetwork	4152
nad83highaccuracyreferencenetworkcorrected	8545
nad83ma11	6325
nad83marp00	9072
nad83nationalspatialreferencesystem2007	4759
nad83nationalspatialreferencesystem2011	6318
nad83nationalspatialreferencesystemma11	6325
nad83nationalspatialreferencesystempa11	6322
nad83nsrs2007	4893
nad83pa11	6322
nad83pacp00	9075
nahrwan1934	4744
nahrwan1967	4270
naiad2000	104964
nakhleghanem	4693
naparima1955	4158
naparima1972	4271
nationalgeodeticnetwork	4318
nea74noumea	4644
nepal1981	6207
nepalnagarkot	104664
nepalnagarkot3d	104664
neptune	104960
neptune2000	104960
neptunedespina	104961
neptunegalatea	104962
neptunelarissa	104963
neptunelarissaiau2015	104997
neptunenaiad	104964
neptunenereid	104965
neptuneproteus	104966
neptunethalassa	104967
neptunetriton	104968
nereid2000	104965
newbeijing	4555
newzealand1949	4272
newzealandgeodeticdatum1949	4272
newzealandgeodeticdatum2000	4167
ngn	4318
ngo1948	4273
ngo1948oslo	4817
nordsahara1959	4307
northamerican1927	4267
northamerican1983	4269
northamerican1983csrs	4617
northamerican1983harn	4152
northamericandatum1927	4267
northamericandatum19271976	4608
northamericandatum1927cgq77	4609
northamericandatum1983	4269
northamericandatum19833d	104602
northamericandatumof1983csrs96	8232
northamericandatumof1983csrsversion2	8237
northamericandatumof1983csrsversion3	8240
northamericandatumof1983csrsversion4	8246
northamericandatumof1983csrsversion5	8249
northamericandatumof1983csrsversion6	8252
northamericandatumof1983csrsversion7	8255
northamericandatumof1983marp00	9072
northamericandatumof1983pacp00	9075
nouakchott1965	4680
nouvelletriangulationfrancaise	4275
nswc9z2	4276
ntf	4275
ntfparis	4807
nzgd2000	4167
nzgd49	4272
oberon2000	104953
observatario	4129
observatoriometeorologico1939	37245
observatoriometeorologico1965	104126
observmeteorologico1939	37245
ocotepeque1935	5451
oldhawaiian	4135
oldhawaiianintl1924	104138
oldhawaiianonintl1924spheroidngs	104138
oman	37206
omannationalgeodeticdatum2014	7373
omannationalgeodeticdatum2017	9294
ongd14	7373
ongd17	9294
ophelia2000	104954
ordnancesurveyofgreatbritain1936	4277
osgb1936	4277
osgb1970sn	4278
osgb36	4277
osgb70	4278
osni1952	4188
ossn1980	4279
ossn80	4279
palestine1923	4281
pallene2015	104988
pampadelcastillo	4161
pan2000	104936
pan2015	104989
panamacolon1911	5467
pandora2000	104937
pandora2015	104897
papuanewguineageodeticdatum1994	5546
parametropzemp1990	4740
parametryzemli1990	4740
parametryzemli199002	9474
parametryzemli199011	9475
pasiphae2000	104922
pd83	4746
pdo1993	4134
pdosurveydatum1993	4134
perroud1950	4637
peru96	5373
petrels1972	4636
philippinereferencesystem1992	4683
phobos2000	104907
phobos2015	104872
phoebe2000	104938
phoebe2015	104898
phoenixislands1966	4716
picodelasnieves	4728
picodelasnieves1968	9403
picodelasnieves1984	4728
pitcairn1967	4729
pitcairn2006	4763
pluto	104969
pluto2000	104969
pluto2015	104998
plutocharon	104970
plutocharoniau2015	104999
plutoiau2015	104998
pn68	9403
pn84	4728
png94	5546
pohnpei	104109
pohnpeifedstatesmicronesia	104109
point58	4620
pointegeologieperroud1950	4637
pointenoire	4282
polydeuces2015	104899
portia2000	104955
portosanto	4615
portosanto1936	4615
portosanto1995	4663
posgar1994	4694
posgar1998	4190
posgar2007	5340
posgar94	4929
posgar98	4961
posicionesgeodesicasargentinas1994	4694
posicionesgeodesicasargentinas1998	4190
posicionesgeodesicasargentinas2007	5340
potsdam1983	4746
potsdamdatum83	4746
principe	4824
prometheus2000	104939
prometheus2015	104993
proteus2000	104966
provisionalsamerican1956	4248
provisionalsouthamericandatum1956	4248
prs92	4995
psad56	4248
psd93	4134
ptra08	5012
puck2000	104956
puertorico	4139
pulkovo1942	4284
pulkovo194258	4179
pulkovo194283	4178
pulkovo1942adj1958	4179
pulkovo1942adj1983	4178
pulkovo1995	4200
pz90	4923
pz9002	9474
pz9011	9475
qatar	4285
qatar1948	4286
qatar1974	4285
qatarnationaldatum1995	4614
qnd1995	4614
qnd95	4614
qornoq1927	4194
rassadiran	4153
rauenberg1983	4745
rauenbergdatum83	4745
rd83	4745
rdn2008	6706
redgeodesicadecanarias1995	4081
redgeodesicaparamineriaenchile	9696
redgeodesicavenezolana	4189
redgeomin	9696
referencesystemdeangola2013	8699
regcan95	4081
regven	4189
reseaudereferencedesantillesfrancaises1991	4558
reseaugeodesiquedelapolynesiefrancaise	4687
reseaugeodesiquedelardc2005	4046
reseaugeodesiquedelareunion1992	4627
reseaugeodesiquedemayotte2004	4470
reseaugeodesiquedenouvellecaledonie199193	4749
reseaugeodesiquedenouvellecaledonie9193	4749
reseaugeodesiquedesaintpierreetmiquelon2006	4463
reseaugeodesiquedesantillesfrancaises2009	5489
reseaugeodesiquedesterresaustralesetantarctiquesfrancaises2007	7073
reseaugeodesiquedestpierreetmiquelon2006	4463
reseaugeodesiquedewallisetfutuna1996	8900
reseaugeodesiquefrancais1993v1	4171
reseaugeodesiquefrancais1993v2	9777
reseaugeodesiquefrancais1993v2b	9782
reseaugeodesiquefrancaisguyane1995	4624
reseaunationalbelge1950	4215
reseaunationalbelge1950brussels	4809
reseaunationalbelge1972	4313
retedinamicanazionale2008	6706
reunion1947	4626
reykjavik1900	4657
rgaf09	5489
rgaf09lonlat	7086
rgf1993	4171
rgf93v1	4965
rgf93v1lonlat	7084
rgf93v2	9777
rgf93v2b	9782
rgf93v2blonlat	9784
rgf93v2lonlat	9779
rgfg1995	4624
rgfg95	4967
rgfg95lonlat	7041
rgm04	4470
rgm04lonlat	7039
rgnc9193	4907
rgpf	4999
rgr1992	4627
rgr92	4971
rgr92lonlat	7037
rgrdc2005	4046
rgspm06	4466
rgspm06lonlat	7035
rgtaaf07	7073
rgtaaf07lonlat	7133
rgwf96	8900
rgwf96lonlat	8902
rhea2000	104940
rhea2015	104994
riketskoordinatsystem1990	4124
roma1940	104127
rosalind2000	104957
rosssearegiongeodeticdatum2000	4764
rraf1991	4557
rsao13	8699
rsrgd2000	4885
rt1990	4124
rt38	4308
rt38stockholm	4814
rt90	4124
s42hungary	37257
sad69	4618
sad6996	5527
sainteanne	4622
saintpierreetmiquelon1950	4638
santo1965	4730
santodos1965	4730
saobraz	37249
saotome	4823
sapperhill1943	4292
saturn	104925
saturn2000	104925
saturnaegaeoniau2015	104878
saturnantheiau2015	104879
saturnatlas	104926
saturnatlasiau2015	104976
saturncalypso	104927
saturncalypsoiau2015	104977
saturndaphnisiau2015	104978
saturndione	104928
saturndioneiau2015	104979
saturnenceladus	104929
saturnenceladusiau2015	104980
saturnepimetheus	104930
saturnepimetheusiau2015	104981
saturnhelene	104931
saturnheleneiau2015	104982
saturnhyperion	104932
saturnhyperioniau2015	104983
saturniapetus	104933
saturniapetusiau2015	104984
saturnjanus	104934
saturnjanusiau2015	104985
saturnmethoneiau2015	104986
saturnmimas	104935
saturnmimasiau2015	104987
saturnpalleneiau2015	104988
saturnpan	104936
saturnpandora	104937
saturnpandoraiau2015	104897
saturnpaniau2015	104989
saturnphoebe	104938
saturnphoebeiau2015	104898
saturnpolydeucesiau2015	104899
saturnprometheus	104939
saturnprometheusiau2015	104993
saturnrhea	104940
saturnrheaiau2015	104994
saturntelesto	104941
saturntelestoiau2015	104995
saturntethys	104942
saturntethysiau2015	104996
saturntitan	104943
schwarzeck	4293
scm22intermediatereferenceframe	9969
scm22irf	9969
scoresbysund1952	4195
segara	4613
segarajakarta	4820
selvagemgrande	4616
selvagemgrande1938	4616
serbianreferencenetwork1998	4075
serbianspatialreferencesystem2000	8685
serindung	4295
sgnpmarcariosolis	5370
shgd2015	7886
sibungorge1922	5464
sierraleone1924	4174
sierraleone1960	104103
sierraleone1968	4175
sierraleonecolony1924	4174
sigd61	4726
sinope2000	104923
sirgas	4170
sirgas1995	4975
sirgas2000	4674
sirgaschile2002	5359
sirgaschile2010	8948
sirgaschile2013	9147
sirgaschile2016	9152
sirgaschile2021	20040
sirgaschilerealization1epoch2002	5360
sirgaschilerealization2epoch2010	8949
sirgaschilerealization3epoch2013	9148
sirgaschilerealization4epoch2016	9153
sirgaschilerealization5epoch2021	20041
sirgascondgf00p01	8972
sirgascondgf01p01	8973
sirgascondgf01p02	8974
sirgascondgf02p01	8975
sirgascondgf04p01	8976
sirgascondgf05p01	8977
sirgascondgf06p01	8978
sirgascondgf07p01	8979
sirgascondgf08p01	8980
sirgasconsir09p01	8981
sirgasconsir10p01	8982
sirgasconsir11p01	8983
sirgasconsir13p01	8984
sirgasconsir14p01	8985
sirgasconsir15p01	8986
sirgasconsir17p01	8987
sirgascontinuouslyoperatingnetworkdgf00p01	8972
sirgascontinuouslyoperatingnetworkdgf01p01	8973
sirgascontinuouslyoperatingnetworkdgf01p02	8974
sirgascontinuouslyoperatingnetworkdgf02p01	8975
sirgascontinuouslyoperatingnetworkdgf04p01	8976
sirgascontinuouslyoperatingnetworkdgf05p01	8977
sirgascontinuouslyoperatingnetworkdgf06p01	8978
sirgascontinuouslyoperatingnetworkdgf07p01	8979
sirgascontinuouslyoperatingnetworkdgf08p01	8980
sirgascontinuouslyoperatingnetworksir09p01	8981
sirgascontinuouslyoperatingnetworksir10p01	8982
sirgascontinuouslyoperatingnetworksir11p01	8983
sirgascontinuouslyoperatingnetworksir13p01	8984
sirgascontinuouslyoperatingnetworksir14p01	8985
sirgascontinuouslyoperatingnetworksir15p01	8986
sirgascontinuouslyoperatingnetworksir17p01	8987
sirgases20078	5393
sirgasrou98	5381
sistemadereferenciageocentricoparaamericadelsur1995	4170
sistemadereferenciageocentricoparalasamericas2000	4674
sistemageodesiconacionaldepanamamacariosolis	5371
sistemreferensigeospasialindonesia2013	9470
sisterislandsgeodeticdatum1961	4726
sjtsk	4156
sjtsk05	5228
sjtsk053d	104696
sjtsk05ferro	5229
sjtsk05ferro3d	104697
sjtskferro	4818
sjtskjtsk03	8351
sjtskjtsk033d	104648
sld99	5233
slovenia1996	4883
sloveniageodeticdatum1996	4765
solomon1968	4718
southamerican1969	4618
southamericandatum1969	4618
southamericandatum196996	5527
southasiasingapore	37207
southeastisland1943	6892
southgeorgia1968	4722
southyemen	4164
spherearcinfo	37008
sphereemep	104128
spheregrs1980meanradius	104047
srbetrs89	8685
sref98	4075
srgi2013	9470
srilankadatum1999	5233
srilankadatum19993d	104693
st71belep	4643
st84iledespins	4642
st87ouvea	4750
sthelenageodeticdatum2015	7886
sthelenatritan	7881
stkitts1955	4605
stlucia1955	4606
stockholm1938	4308
stockholm1938stockholm	4814
ststephenferro	8043
stvincent1945	4607
sun2015	104975
suniau2015	104975
svy21	4757
sweref99	4619
swissterrestrialreferencesystem1995	4151
swisstrf1995	4151
systemoftheunifiedtrigonometricalcadastralnetwork	4156
systemoftheunifiedtrigonometricalcadastralnetwork05	5228
systemoftheunifiedtrigonometricalcadastralnetworkjtsk03	8351
tahaa1954	4629
tahaa54	4629
tahiti1952	4628
tahiti1979	4690
tahiti52	4628
tahiti79	4690
taiwandatum1967	3821
taiwandatum1997	3824
tananarive	4297
tananarive1925	4297
tananariveparis	4810
tapiaike	9248
tc1948	4303
telesto2000	104941
telesto2015	104995
ternisland1961	4707
tete	4127
tethys2000	104942
tethys2015	104996
tgd2005	5886
thalassa2000	104967
thebe2000	104924
themoon	104903
timbalai1948	4298
titan2000	104943
titania2000	104958
tm65	4299
tm75	4300
tokyo	4301
tokyo1892	5132
tongageodeticdatum2005	5886
tpen11intermediatereferenceframe	9364
tpen11irf	9364
trinidad1903	4302
tristan1968	4734
triton2000	104968
trucialcoast1948	4303
turef	5252
turkishnationalreferenceframe	5252
twd1967	3821
twd1997	3823
twd67	3821
twd97	3824
ucs2000	5561
ukraine2000	5561
umbriel2000	104959
uranus	104944
uranus2000	104944
uranusariel	104945
uranusbelinda	104946
uranusbianca	104947
uranuscordelia	104948
uranuscressida	104949
uranusdesdemona	104950
uranusjuliet	104951
uranusmiranda	104952
uranusoberon	104953
uranusophelia	104954
uranusportia	104955
uranuspuck	104956
uranusrosalind	104957
uranustitania	104958
uranusumbriel	104959
vanualevu1915	4748
venus1985	104901
venus2000	104902
vientiane1982	4676
vietnam2000	4756
vitilevu1912	4752
vn2000	4756
voirol1875	4304
voirol1875grads	104139
voirol1875paris	4811
voirol1879	4671
voirol1879grads	104140
voirol1879paris	4821
voirolunifie1960	4812
wakeeniwetok1960	4732
wakeisland1952	4733
walbeck	37007
wgs1966	4760
wgs1972	4322
wgs1972be	4324
wgs1984	4326
wgs1984g2139	9754
wgs66	4891
wgs72	4985
wgs72be	4987
wgs72transitbroadcastephemeris	4324
wgs84	4979
wgs84g1150	9055
wgs84g1674	9056
wgs84g1762	9057
wgs84g2139	9755
wgs84g730	9053
wgs84g873	9054
wgs84transit	8888
worldgeodeticsystem1966	4760
worldgeodeticsystem1972	4322
worldgeodeticsystem1984g1150	9055
worldgeodeticsystem1984g1674	9056
worldgeodeticsystem1984g1762	9057
worldgeodeticsystem1984g2139	9755
worldgeodeticsystem1984g730	9053
worldgeodeticsystem1984g873	9054
worldgeodeticsystem1984transit	8888
xian1980	4610
xrail84	104050
yacare	4309
yemennationalgeodeticnetwork1996	4163
yemenngn1996	4163
yemenngn96	4981
yoff	4310
zanderij	4311
`;
