import { action } from './motifs/action.ts';
import { adventure } from './motifs/adventure.ts';
import { animation } from './motifs/animation.ts';
import { backGardens } from './motifs/back-gardens.ts';
import { bandstand } from './motifs/bandstand.ts';
import { beasts } from './motifs/beasts.ts';
import { borderland } from './motifs/borderland.ts';
import { cityStreets } from './motifs/city-streets.ts';
import { closedDoors } from './motifs/closed-doors.ts';
import { coldShores } from './motifs/cold-shores.ts';
import { comedy } from './motifs/comedy.ts';
import { costumeTrunk } from './motifs/costume-trunk.ts';
import { crime } from './motifs/crime.ts';
import { curiosities } from './motifs/curiosities.ts';
import { danceNight } from './motifs/dance-night.ts';
import { darkRooms } from './motifs/dark-rooms.ts';
import { deepEnd } from './motifs/deep-end.ts';
import { desert } from './motifs/desert.ts';
import { documentary } from './motifs/documentary.ts';
import { doubleMeanings } from './motifs/double-meanings.ts';
import { drama } from './motifs/drama.ts';
import { dreamFactory } from './motifs/dream-factory.ts';
import { engine } from './motifs/engine.ts';
import { family } from './motifs/family.ts';
import { fantasy } from './motifs/fantasy.ts';
import { farLands } from './motifs/far-lands.ts';
import { farShore } from './motifs/far-shore.ts';
import { farSkies } from './motifs/far-skies.ts';
import { figures } from './motifs/figures.ts';
import { footlights } from './motifs/footlights.ts';
import { fromAbove } from './motifs/from-above.ts';
import { frontYard } from './motifs/front-yard.ts';
import { frontier } from './motifs/frontier.ts';
import { gamesAndStunts } from './motifs/games-and-stunts.ts';
import { gardenParty } from './motifs/garden-party.ts';
import { greatMachines } from './motifs/great-machines.ts';
import { greenEdges } from './motifs/green-edges.ts';
import { hardTimes } from './motifs/hard-times.ts';
import { highLines } from './motifs/high-lines.ts';
import { history } from './motifs/history.ts';
import { homestead } from './motifs/homestead.ts';
import { horror } from './motifs/horror.ts';
import { household } from './motifs/household.ts';
import { keepsakes } from './motifs/keepsakes.ts';
import { lakeHouse } from './motifs/lake-house.ts';
import { lastReel } from './motifs/last-reel.ts';
import { launchSite } from './motifs/launch-site.ts';
import { leftBehind } from './motifs/left-behind.ts';
import { longOdds } from './motifs/long-odds.ts';
import { lostProperty } from './motifs/lost-property.ts';
import { lunchCounter } from './motifs/lunch-counter.ts';
import { makeBelieve } from './motifs/make-believe.ts';
import { marches } from './motifs/marches.ts';
import { music } from './motifs/music.ts';
import { mystery } from './motifs/mystery.ts';
import { nightWoods } from './motifs/night-woods.ts';
import { nurseryTales } from './motifs/nursery-tales.ts';
import { oddJobs } from './motifs/odd-jobs.ts';
import { oldWars } from './motifs/old-wars.ts';
import { openCountry } from './motifs/open-country.ts';
import { openWater } from './motifs/open-water.ts';
import { orchard } from './motifs/orchard.ts';
import { outposts } from './motifs/outposts.ts';
import { pantry } from './motifs/pantry.ts';
import { paperTrail } from './motifs/paper-trail.ts';
import { playroom } from './motifs/playroom.ts';
import { romance } from './motifs/romance.ts';
import { rooms } from './motifs/rooms.ts';
import { scienceFiction } from './motifs/science-fiction.ts';
import { secondLooks } from './motifs/second-looks.ts';
import { shapes } from './motifs/shapes.ts';
import { smallHours } from './motifs/small-hours.ts';
import { smallJoys } from './motifs/small-joys.ts';
import { snackBar } from './motifs/snack-bar.ts';
import { soundChecks } from './motifs/sound-checks.ts';
import { storm } from './motifs/storm.ts';
import { tableTop } from './motifs/table-top.ts';
import { tallThings } from './motifs/tall-things.ts';
import { thriller } from './motifs/thriller.ts';
import { toyCupboard } from './motifs/toy-cupboard.ts';
import { treasury } from './motifs/treasury.ts';
import { tvMovie } from './motifs/tv-movie.ts';
import { twoSides } from './motifs/two-sides.ts';
import { upstairs } from './motifs/upstairs.ts';
import { war } from './motifs/war.ts';
import { western } from './motifs/western.ts';
import { widePlains } from './motifs/wide-plains.ts';

/** Everything a recipe can name; a motif's name is its own in the whole library. */
export const MOTIFS = {
  ...shapes,
  ...figures,
  ...action,
  ...crime,
  ...scienceFiction,
  ...thriller,
  ...war,
  ...western,
  ...documentary,
  ...animation,
  ...adventure,
  ...comedy,
  ...music,
  ...horror,
  ...tvMovie,
  ...drama,
  ...romance,
  ...fantasy,
  ...mystery,
  ...family,
  ...cityStreets,
  ...farLands,
  ...greatMachines,
  ...nightWoods,
  ...playroom,
  ...smallJoys,
  ...bandstand,
  ...beasts,
  ...desert,
  ...engine,
  ...history,
  ...household,
  ...paperTrail,
  ...storm,
  ...fromAbove,
  ...rooms,
  ...outposts,
  ...orchard,
  ...keepsakes,
  ...gamesAndStunts,
  ...oldWars,
  ...footlights,
  ...frontYard,
  ...tableTop,
  ...oddJobs,
  ...lunchCounter,
  ...farSkies,
  ...openWater,
  ...homestead,
  ...snackBar,
  ...coldShores,
  ...darkRooms,
  ...widePlains,
  ...leftBehind,
  ...dreamFactory,
  ...frontier,
  ...launchSite,
  ...borderland,
  ...treasury,
  ...upstairs,
  ...soundChecks,
  ...marches,
  ...highLines,
  ...costumeTrunk,
  ...curiosities,
  ...backGardens,
  ...hardTimes,
  ...closedDoors,
  ...danceNight,
  ...lakeHouse,
  ...lostProperty,
  ...deepEnd,
  ...toyCupboard,
  ...farShore,
  ...doubleMeanings,
  ...greenEdges,
  ...nurseryTales,
  ...smallHours,
  ...gardenParty,
  ...secondLooks,
  ...longOdds,
  ...pantry,
  ...makeBelieve,
  ...openCountry,
  ...twoSides,
  ...tallThings,
  ...lastReel,
};
