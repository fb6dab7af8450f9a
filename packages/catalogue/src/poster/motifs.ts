import { action } from './motifs/genres/action.ts';
import { adventure } from './motifs/genres/adventure.ts';
import { animation } from './motifs/genres/animation.ts';
import { comedy } from './motifs/genres/comedy.ts';
import { crime } from './motifs/genres/crime.ts';
import { documentary } from './motifs/genres/documentary.ts';
import { drama } from './motifs/genres/drama.ts';
import { family } from './motifs/genres/family.ts';
import { fantasy } from './motifs/genres/fantasy.ts';
import { history } from './motifs/genres/history.ts';
import { horror } from './motifs/genres/horror.ts';
import { music } from './motifs/genres/music.ts';
import { mystery } from './motifs/genres/mystery.ts';
import { romance } from './motifs/genres/romance.ts';
import { scienceFiction } from './motifs/genres/science-fiction.ts';
import { thriller } from './motifs/genres/thriller.ts';
import { tvMovie } from './motifs/genres/tv-movie.ts';
import { war } from './motifs/genres/war.ts';
import { western } from './motifs/genres/western.ts';
import { closedDoors } from './motifs/moods/closed-doors.ts';
import { coldCases } from './motifs/moods/cold-cases.ts';
import { danceNight } from './motifs/moods/dance-night.ts';
import { doubleMeanings } from './motifs/moods/double-meanings.ts';
import { dreamFactory } from './motifs/moods/dream-factory.ts';
import { footlights } from './motifs/moods/footlights.ts';
import { fromAbove } from './motifs/moods/from-above.ts';
import { hardTimes } from './motifs/moods/hard-times.ts';
import { heartbeats } from './motifs/moods/heartbeats.ts';
import { lastReel } from './motifs/moods/last-reel.ts';
import { leftBehind } from './motifs/moods/left-behind.ts';
import { longOdds } from './motifs/moods/long-odds.ts';
import { makeBelieve } from './motifs/moods/make-believe.ts';
import { marches } from './motifs/moods/marches.ts';
import { nurseryTales } from './motifs/moods/nursery-tales.ts';
import { oddPairs } from './motifs/moods/odd-pairs.ts';
import { secondLooks } from './motifs/moods/second-looks.ts';
import { smallHours } from './motifs/moods/small-hours.ts';
import { smallJoys } from './motifs/moods/small-joys.ts';
import { twoSides } from './motifs/moods/two-sides.ts';
import { backGardens } from './motifs/places/back-gardens.ts';
import { bandstand } from './motifs/places/bandstand.ts';
import { borderland } from './motifs/places/borderland.ts';
import { cityStreets } from './motifs/places/city-streets.ts';
import { coldShores } from './motifs/places/cold-shores.ts';
import { darkRooms } from './motifs/places/dark-rooms.ts';
import { deepEnd } from './motifs/places/deep-end.ts';
import { desert } from './motifs/places/desert.ts';
import { farLands } from './motifs/places/far-lands.ts';
import { farShore } from './motifs/places/far-shore.ts';
import { farSkies } from './motifs/places/far-skies.ts';
import { frontYard } from './motifs/places/front-yard.ts';
import { frontier } from './motifs/places/frontier.ts';
import { gardenParty } from './motifs/places/garden-party.ts';
import { greenEdges } from './motifs/places/green-edges.ts';
import { highLines } from './motifs/places/high-lines.ts';
import { homestead } from './motifs/places/homestead.ts';
import { lakeHouse } from './motifs/places/lake-house.ts';
import { launchSite } from './motifs/places/launch-site.ts';
import { nightWoods } from './motifs/places/night-woods.ts';
import { oddCorners } from './motifs/places/odd-corners.ts';
import { oddLandmarks } from './motifs/places/odd-landmarks.ts';
import { openCountry } from './motifs/places/open-country.ts';
import { openWater } from './motifs/places/open-water.ts';
import { orchard } from './motifs/places/orchard.ts';
import { outposts } from './motifs/places/outposts.ts';
import { rooms } from './motifs/places/rooms.ts';
import { sunnySide } from './motifs/places/sunny-side.ts';
import { upstairs } from './motifs/places/upstairs.ts';
import { widePlains } from './motifs/places/wide-plains.ts';
import { beasts } from './motifs/things/beasts.ts';
import { costumeTrunk } from './motifs/things/costume-trunk.ts';
import { curiosities } from './motifs/things/curiosities.ts';
import { fairground } from './motifs/things/fairground.ts';
import { figures } from './motifs/things/figures.ts';
import { gagShop } from './motifs/things/gag-shop.ts';
import { gamesAndStunts } from './motifs/things/games-and-stunts.ts';
import { household } from './motifs/things/household.ts';
import { keepsakes } from './motifs/things/keepsakes.ts';
import { lightLuggage } from './motifs/things/light-luggage.ts';
import { lostProperty } from './motifs/things/lost-property.ts';
import { newUses } from './motifs/things/new-uses.ts';
import { oldWars } from './motifs/things/old-wars.ts';
import { pantry } from './motifs/things/pantry.ts';
import { pastimes } from './motifs/things/pastimes.ts';
import { playroom } from './motifs/things/playroom.ts';
import { shapes } from './motifs/things/shapes.ts';
import { sharpAndHeavy } from './motifs/things/sharp-and-heavy.ts';
import { snackBar } from './motifs/things/snack-bar.ts';
import { storm } from './motifs/things/storm.ts';
import { strangePairs } from './motifs/things/strange-pairs.ts';
import { tableTop } from './motifs/things/table-top.ts';
import { tallThings } from './motifs/things/tall-things.ts';
import { toyCupboard } from './motifs/things/toy-cupboard.ts';
import { treasury } from './motifs/things/treasury.ts';
import { caseFiles } from './motifs/trades/case-files.ts';
import { engine } from './motifs/trades/engine.ts';
import { evidenceRoom } from './motifs/trades/evidence-room.ts';
import { greatMachines } from './motifs/trades/great-machines.ts';
import { lunchCounter } from './motifs/trades/lunch-counter.ts';
import { mailAndMetal } from './motifs/trades/mail-and-metal.ts';
import { mailBag } from './motifs/trades/mail-bag.ts';
import { oddJobs } from './motifs/trades/odd-jobs.ts';
import { paperTrail } from './motifs/trades/paper-trail.ts';
import { propRoom } from './motifs/trades/prop-room.ts';
import { soundChecks } from './motifs/trades/sound-checks.ts';
import { wardrobeStores } from './motifs/trades/wardrobe-stores.ts';
import { workClothes } from './motifs/trades/work-clothes.ts';

/** Everything a recipe can name; a motif's name is its own in the whole library. */
export const MOTIFS = {
  ...shapes,
  ...figures,
  ...sharpAndHeavy,
  ...fairground,
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
  ...propRoom,
  ...lightLuggage,
  ...workClothes,
  ...oddCorners,
  ...heartbeats,
  ...mailAndMetal,
  ...sunnySide,
  ...evidenceRoom,
  ...oddPairs,
  ...gagShop,
  ...mailBag,
  ...newUses,
  ...pastimes,
  ...oddLandmarks,
  ...strangePairs,
  ...wardrobeStores,
  ...coldCases,
  ...caseFiles,
};
