import type { CatalogueFilm } from '../film.ts';

export const films1990: readonly CatalogueFilm[] = [
  {
    id: 114,
    title: 'Pretty Woman',
    releaseDate: '1990-03-23',
    genres: ['comedy', 'romance'],
    voteAverage: 7.5,
    voteCount: 7_687,
    overview:
      "Edward Lewis, who buys companies and sells them in pieces, gets lost in Hollywood in his lawyer's sports car and asks Vivian Ward, a prostitute, for the way. He needs company for a week of business dinners and hires her for three thousand dollars. The hotel manager teaches her how to behave at table. When the week is over they must part, unless one of them dares to ask for more.",
    cast: [
      { name: 'Richard Gere', character: 'Edward Lewis' },
      { name: 'Julia Roberts', character: 'Vivian Ward' },
      { name: 'Ralph Bellamy', character: 'James Morse' },
      { name: 'Jason Alexander', character: 'Philip Stuckey' },
      { name: 'Laura San Giacomo', character: 'Kit De Luca' },
      { name: 'Alex Hyde-White', character: 'David Morse' },
      { name: 'Amy Yasbeck', character: 'Elizabeth Stuckey' },
      { name: 'Elinor Donahue', character: 'Bridget' },
      { name: 'Hector Elizondo', character: 'Barney Thompson' },
      { name: 'Judith Baldwin', character: 'Susan' },
    ],
    crew: [
      { name: 'Garry Marshall', job: 'Director' },
      { name: 'Arnon Milchan', job: 'Producer' },
      { name: 'Steven Reuther', job: 'Producer' },
      { name: 'J.F. Lawton', job: 'Writer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Charles Minsky', job: 'Director of Photography' },
      { name: 'Priscilla Nedd-Friendly', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Olga J.',
        writtenOn: '2011-08-13',
        rating: 8,
        content:
          'I was a shop girl on the parade in Wilmslow, I\'d have been one of those two cows with the hair. Thirty years on we still say it, at anything: missed bus, wrong bin day. "Big mistake. Huge."\n\nIt\'s rubbish really, no one like Richard Gere picks you up off a kerb. I love it anyway. Julia Roberts laughs when the necklace box snaps at her, and it was not in the script, and you can see Gere get a surprise. That alone is worth your money.',
      },
      {
        author: 'jenny.tulsa',
        writtenOn: '2018-01-31',
        rating: 9,
        content:
          "Julia Roberts has the best laugh in movies and this is her best one! The shopping scenes, the opera, the necklace box that snaps shut, I know it all by heart. It's a fairy tale, nobody should think it's real life. She and Richard Gere are just magic together. Big love from me, always!",
      },
      {
        author: 'Sean P.',
        writtenOn: '2022-06-18',
        rating: 7,
        content:
          "Every time it's on I say I'll just see her get the red dress. It's half past midnight, I've to be up at six and I'm watching her sing in the bathtub with her headphones on. Hector Elizondo is the one, for me: everybody else is in a fairy tale and he's at work. Gere mostly looks down and smiles at his own shirt front. It's a silly romance and a good one, and I like it every time.",
      },
    ],
  },
  {
    id: 581,
    title: 'Dances with Wolves',
    releaseDate: '1990-03-30',
    genres: ['adventure', 'drama', 'western'],
    voteAverage: 7.8,
    voteCount: 4_484,
    overview:
      'During the Civil War Lieutenant John Dunbar becomes a hero by accident and may choose his next post. He wants to see the frontier before it is gone. There he meets the Sioux. Kicking Bird, their holy man, wants to learn from him. With Stands With A Fist, a white woman who grew up with them, he learns their language. But more soldiers are coming, and he must choose a side.',
    cast: [
      { name: 'Kevin Costner', character: 'Lieutenant John J. Dunbar' },
      { name: 'Mary McDonnell', character: 'Stands With A Fist' },
      { name: 'Graham Greene', character: 'Kicking Bird' },
      { name: 'Rodney A. Grant', character: 'Wind In His Hair' },
      { name: "Floyd 'Red Crow' Westerman", character: 'Ten Bears' },
      { name: 'Tantoo Cardinal', character: 'Black Shawl' },
      { name: 'Robert Pastorelli', character: 'Timmons' },
      { name: 'Charles Rocket', character: 'Lieutenant Elgin' },
      { name: 'Maury Chaykin', character: 'Major Fambrough' },
      { name: 'Jimmy Herman', character: 'Stone Calf' },
    ],
    crew: [
      { name: 'Kevin Costner', job: 'Director' },
      { name: 'Kevin Costner', job: 'Producer' },
      { name: 'Jim Wilson', job: 'Producer' },
      { name: 'Michael Blake', job: 'Screenplay' },
      { name: 'John Barry', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'Neil Travis', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Carla Two Bulls',
        writtenOn: '2014-11-28',
        rating: 7,
        content:
          'I teach Lakota at the college in Mission, South Dakota. A teacher of ours coached the actors, and because she was a woman and couldn\'t be on set the whole time, all those warriors ended up using women\'s endings. We howl. Grown men in war paint saying "goodness, have you seen my horse, dear".\n\nAnd still I like this western a lot. Three hundred people in a theater in Rapid City, 1990, and subtitles for everyone else for once. My grandmother answered the screen.',
      },
      {
        author: 'Harold Jensen',
        writtenOn: '2009-10-04',
        rating: 8,
        content:
          "Kevin Costner takes three hours for this story, and I am glad that he was brave enough to do it. He shows us the land first, the grass and the huge sky, and lets one man sit in it alone. John Barry's music is as wide as the pictures. The buffalo hunt is one of the greatest scenes I have ever seen in a theater, and no computer had a hand in it.\n\nCostner himself is modest and a bit clumsy, which fits. The best acting comes from the others. Graham Greene is wise and funny as Kicking Bird, and Rodney A. Grant goes from enemy to friend without one false note. They speak their own language with subtitles, and that was new at the time. The bad soldiers are too simple, I have to admit.\n\nIt could be shorter, and Dunbar's diary says out loud what we can see. Overall it is a beautiful, generous movie that made me happy and then very sad. I recommend it warmly.",
      },
      {
        author: 'Eileen from Sligo',
        writtenOn: '2023-02-05',
        rating: 9,
        content:
          "My dog wouldn't come in for the last hour. She lay down in the hall with her back to it, like she knew. I've never minded Costner, he falls off things and bangs his head, and he plays a bison for the Sioux with a blanket and two fingers. \"Tatonka.\" We've a bullock that answers to it. A lovely big western, one of my favourites.",
      },
    ],
  },
  {
    id: 769,
    title: 'GoodFellas',
    releaseDate: '1990-09-12',
    genres: ['drama', 'crime'],
    voteAverage: 8.5,
    voteCount: 13_677,
    overview:
      'Henry Hill grows up in Brooklyn across from a cabstand where the gangsters meet and wants to be one of them. Paul Cicero, the boss, takes him in. With Jimmy Conway and Tommy, who kills over a laugh at the wrong moment, he lives in luxury, and his wife Karen enjoys it too. Then comes a robbery worth millions. Jimmy kills the men who know about it, and Henry could be next.',
    cast: [
      { name: 'Robert De Niro', character: 'James Conway' },
      { name: 'Ray Liotta', character: 'Henry Hill' },
      { name: 'Joe Pesci', character: 'Tommy DeVito' },
      { name: 'Lorraine Bracco', character: 'Karen Hill' },
      { name: 'Paul Sorvino', character: 'Paul Cicero' },
      { name: 'Frank Sivero', character: 'Frankie Carbone' },
      { name: 'Tony Darrow', character: 'Sonny Bunz' },
      { name: 'Mike Starr', character: 'Frenchy' },
      { name: 'Frank Vincent', character: 'Billy Batts' },
      { name: 'Chuck Low', character: 'Morris Kessler' },
    ],
    crew: [
      { name: 'Martin Scorsese', job: 'Director' },
      { name: 'Irwin Winkler', job: 'Producer' },
      { name: 'Martin Scorsese', job: 'Screenplay' },
      { name: 'Nicholas Pileggi', job: 'Screenplay' },
      { name: 'Michael Ballhaus', job: 'Director of Photography' },
      { name: 'Thelma Schoonmaker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sal Marino',
        writtenOn: '2011-04-24',
        rating: 10,
        content:
          "Too many onions in the sauce. Vinnie puts three small onions in, Paulie tells him it's too many, and I'm with Paulie. Everything else in this picture is perfect and I include the veal.\n\nWhat kills me is the day with the helicopter. Henry's got guns in a bag, the brother in the wheelchair, a shipment going out, cops in the sky, and he keeps phoning home about _stirring_. My mother had that same voice for a boil-over. The best mob movie ever made.",
      },
      {
        author: 'A. Duarte',
        writtenOn: '2018-02-14',
        rating: 8,
        content:
          "A great gangster film, and the only one I know that asks the wife what she thought. Karen gets a gun to hide in the milk box and tells us, straight out, that it turned her on. No apology! And the hostess party where all the women have bad skin and terrible pantsuits and talk about hitting the kids. She looks round that room and you see her doing the sums, and then she stays.\n\nA bit long in the third quarter. I still think it's terrific.",
      },
      {
        author: 'Ivana Prokop',
        writtenOn: '2006-09-03',
        rating: 8,
        content:
          "Quicker and funnier than Mean Streets, and less in love with its gangsters than The Godfather ever was; Scorsese seduces you for an hour and then presents the bill. The long walk through the kitchens of the Copacabana is as good as people say. There is a song for every crime, a voice-over that never pauses for breath, and Joe Pesci, who can turn a joke into a threat while still smiling. Lorraine Bracco, as the wife who sees what she has married and stays, is the most interesting person in it. I came out exhausted and exhilarated. It's a first-class film, though I should not like to live with it.",
      },
    ],
  },
  {
    id: 242,
    title: 'The Godfather Part III',
    releaseDate: '1990-12-25',
    genres: ['crime', 'drama', 'thriller'],
    voteAverage: 7.4,
    voteCount: 6_814,
    overview:
      "New York, 1979. Michael Corleone is getting old and wants to make his family respectable at last. He gives a hundred million dollars to the Church and does business with the Vatican bank. His children Mary and Anthony hardly know him. Then Vincent Mancini, his brother's hot-tempered son, starts a war with a gangster and falls in love with Mary. Michael must end the war before it costs him his children.",
    cast: [
      { name: 'Al Pacino', character: 'Michael Corleone' },
      { name: 'Diane Keaton', character: 'Kay Adams Michelson' },
      { name: 'Talia Shire', character: 'Connie Corleone' },
      { name: 'Andy Garcia', character: 'Vincent Mancini' },
      { name: 'Eli Wallach', character: 'Don Altobello' },
      { name: 'Joe Mantegna', character: 'Joey Zasa' },
      { name: 'George Hamilton', character: 'B.J. Harrison' },
      { name: 'Bridget Fonda', character: 'Grace Hamilton' },
      { name: 'Sofia Coppola', character: 'Mary Corleone' },
      { name: 'Raf Vallone', character: 'Cardinal Lamberto' },
    ],
    crew: [
      { name: 'Francis Ford Coppola', job: 'Director' },
      { name: 'Francis Ford Coppola', job: 'Producer' },
      { name: 'Mario Puzo', job: 'Screenplay' },
      { name: 'Francis Ford Coppola', job: 'Screenplay' },
      { name: 'Carmine Coppola', job: 'Original Music Composer' },
      { name: 'Gordon Willis', job: 'Director of Photography' },
      { name: 'Barry Malkin', job: 'Editor' },
      { name: 'Lisa Fruchtman', job: 'Editor' },
      { name: 'Walter Murch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Vito from Palermo',
        writtenOn: '2013-10-10',
        rating: 8,
        content:
          "I once sat in the highest row of the opera house in Palermo, looking for the places where they filmed this, and saw nothing of what was on the stage. The movie was worth the neck ache. It is slower than the other two, and there's a good deal of talk about a bank. But Pacino as an old man with bad blood sugar and a bad conscience is very moving, Andy Garcia is a firecracker, and Sicily looks like a painting. It's the weakest gangster film of the three. I like it all the same.",
      },
      {
        author: 'Jess Coburn',
        writtenOn: '2020-12-08',
        rating: 5,
        content:
          "Sofia Coppola is fine! Winona Ryder was ill, she was nineteen, she'd been asked that week and she talks like a girl from a nice school being teased by her cousin, which is the part. What's not fine is everyone else. Pacino's hair. A helicopter that shoots at a dining table. A bank plot that nobody can follow. I love the first two and was bored by this one. They kept on pulling me back in, and I kept on thinking about the parking.",
      },
      {
        author: 'Joseph R. Amato',
        writtenOn: '2007-12-29',
        rating: 8,
        content:
          "Coppola comes back to the Corleones after sixteen years, and he comes back in a sad mood. The big party at the start, the old songs, the brown light of Gordon Willis: it feels like a family album. The business with the Vatican is confusing and I gave up on the numbers. He is much better when two people sit in a room and talk about what they have done.\n\nAl Pacino has never been so human in the part. There is a scene where his blood sugar drops and somebody brings him orange juice and candy, and a few minutes later he is telling an old cardinal about his brother. I found that more powerful than any shooting. Talia Shire turns Connie into somebody scary. Sofia Coppola isn't much of an actress, but she isn't as bad as people say.\n\nOverall this is a worthy third chapter. It doesn't reach the other two, very little does, and I am glad it exists.",
      },
    ],
  },
];
